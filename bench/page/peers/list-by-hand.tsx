import { memo, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { pageSize, people, statuses, textColumns, type Person } from '../people.ts';

import '../timing.ts';

let nextPage: () => void = () => {};

function List() {
  const [page, setPage] = useState(0);
  useEffect(() => void (nextPage = () => setPage((current) => current + 1)), []);
  return (
    <table>
      <thead>
        <tr>
          {Object.entries(textColumns).map(([key, title]) => (
            <th key={key}>{title}</th>
          ))}
          <th>Status</th>
          <th>Actions</th>
        </tr>
      </thead>
      <tbody>
        {people.slice(page * pageSize, (page + 1) * pageSize).map((person) => (
          <tr key={person.id}>
            <td>{person.number}</td>
            <td>{person.name}</td>
            <td>{person.dept}</td>
            <td>{person.amount}</td>
            <td>{person.city}</td>
            <td>{person.email}</td>
            <td>{person.phone}</td>
            <td>{person.openedOn}</td>
            <td>
              <span style={{ padding: '0 7px', border: '1px solid', borderRadius: 4 }}>
                {statuses[Number(person.status)]}
              </span>
            </td>
            <td>
              <button type="button">Edit</button>
              <button type="button">Delete</button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

let wideTitles = Array.from({ length: 60 }, (_, index) => `Field ${index}`);

const WideHead = memo(({ title }: { title: string }) => <th style={{ minWidth: 100 }}>{title}</th>);

const WideRow = memo(({ person }: { person: Person }) => (
  <tr>
    {Array.from({ length: 60 }, (_, index) => (
      <td key={index}>{Reflect.get(person, `c${index}`)}</td>
    ))}
  </tr>
));

function Wide({ titles }: { titles: readonly string[] }) {
  return (
    <table>
      <thead>
        <tr>
          {titles.map((title, index) => (
            <WideHead key={index} title={title} />
          ))}
        </tr>
      </thead>
      <tbody>
        {people.slice(0, pageSize).map((person) => (
          <WideRow key={person.id} person={person} />
        ))}
      </tbody>
    </table>
  );
}

const host = document.getElementById('root');
if (!host) throw new Error('no root');
const root = createRoot(host);

Object.assign(window, {
  __bench: {
    mountList: () => root.render(<List />),
    nextPage: () => nextPage(),
    mountOpen: () => root.render(<Wide titles={wideTitles} />),
    changeTitle() {
      wideTitles = wideTitles.map((title, index) => (index === 2 ? 'Changed' : title));
      root.render(<Wide titles={wideTitles} />);
    },
  },
});

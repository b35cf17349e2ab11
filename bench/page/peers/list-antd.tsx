import '@ant-design/v5-patch-for-react-19';

import { Button, Table, Tag } from 'antd';
import { createRoot } from 'react-dom/client';

import { pageSize, people, statuses, textColumns, type Person } from '../people.ts';

import '../timing.ts';

/** The same list with antd's Table as in its documentation: tags, two links, its own pagination. */
const columns = [
  ...Object.entries(textColumns).map(([dataIndex, title]) => ({ dataIndex, title })),
  { dataIndex: 'status', title: 'Status', render: (value: string) => <Tag>{statuses[Number(value)]}</Tag> },
  {
    key: 'actions',
    title: 'Actions',
    render: (_: unknown, person: Person) => (
      <>
        <Button type="link" size="small" aria-label={`Edit ${person.name}`}>
          Edit
        </Button>
        <Button type="link" size="small" aria-label={`Delete ${person.name}`}>
          Delete
        </Button>
      </>
    ),
  },
];

const host = document.getElementById('root');
if (!host) throw new Error('no root');
const root = createRoot(host);

Object.assign(window, {
  __bench: {
    mountList: () =>
      root.render(
        <Table<Person>
          rowKey="id"
          size="middle"
          rowSelection={{}}
          columns={columns}
          dataSource={people}
          pagination={{ pageSize, showSizeChanger: false }}
        />,
      ),
    nextPage: () => document.querySelector<HTMLElement>('.ant-pagination-next button')?.click(),
  },
});

import { useEffect, useRef, useState } from 'react';

import { useObserved, type FormModel } from '../../../src/runtime/form/index.ts';
import { differencesBetween } from '../../../src/schema/difference/index.ts';
import { dialogWords, type Locale } from '../../words/index.ts';

const most = 50;

interface Event {
  number: number;
  path: string;
  value: string;
}

const readValues = (form: FormModel): string => JSON.stringify(form.values(), null, 2);

/** Shows the current values of the form and its changes, newest first. */
export function PreviewValues({ form, locale }: { form: FormModel; locale: Locale }) {
  const words = dialogWords[locale];
  const text = useObserved(form, readValues);
  const before = useRef(text);
  const [events, setEvents] = useState<readonly Event[]>([]);
  useEffect(() => {
    const changed = differencesBetween(JSON.parse(before.current), JSON.parse(text));
    before.current = text;
    if (changed.length === 0) return;
    setEvents((known) => {
      const first = (known[0]?.number ?? 0) + 1;
      const added = changed.map(({ path, after }, index) => ({
        number: first + index,
        path: path.join('.'),
        value: JSON.stringify(after ?? null),
      }));
      return [...added.toReversed(), ...known].slice(0, most);
    });
  }, [text]);
  return (
    <>
      <details open>
        <summary>{words.values}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <pre aria-label={words.values} tabIndex={0}>
          {text}
        </pre>
      </details>
      <details open>
        <summary>{words.changes}</summary>
        <ol aria-label={words.changes} reversed>
          {events.map(({ number, path, value }) => (
            <li key={number}>
              <code>{path}</code> → {value}
            </li>
          ))}
        </ol>
        {events.length === 0 && <p>{words.noChanges}</p>}
      </details>
    </>
  );
}

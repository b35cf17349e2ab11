import { Puck, useGetPuck, type Config } from '@puckeditor/core';

import '@puckeditor/core/puck.css';

import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { fieldsOf, type PeerField } from '../../peers/peer-fields.ts';
import { offerDesigner } from '../gesture-timing.ts';

/** Puck, with forms of the browser's own controls. Operations that it only supports by dragging have a button. */
const zone = 'root:default-zone';

function Control({ name, kind, options }: PeerField) {
  if (kind === 'select')
    return (
      <select id={name}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  if (kind === 'radio')
    return options.map(({ value, label }) => (
      <label key={value}>
        <input type="radio" name={name} /> {label}
      </label>
    ));
  return <input id={name} type={kind === 'switch' ? 'checkbox' : kind} />;
}

const config: Config = {
  components: {
    Field: {
      fields: {
        label: { type: 'text' },
        placeholder: { type: 'text' },
        required: {
          type: 'radio',
          options: [
            { label: 'Yes', value: true },
            { label: 'No', value: false },
          ],
        },
      },
      defaultProps: { ...fieldsOf(1)[0], label: 'New', required: false },
      render: ({ id, label, kind, options }) => (
        <div style={{ marginBottom: 12 }}>
          <label htmlFor={id}>{label}</label>
          <div>
            <Control name={id} label={label} kind={kind} options={options} />
          </div>
        </div>
      ),
    },
  },
};

function Verbs({ children }: { children: ReactNode }) {
  const getPuck = useGetPuck();
  const insert = () => {
    const { appState, dispatch } = getPuck();
    const index = (appState.ui.itemSelector?.index ?? 0) + 1;
    dispatch({ type: 'insert', componentType: 'Field', destinationIndex: index, destinationZone: zone });
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } });
  };
  const up = () => {
    const { appState, dispatch } = getPuck();
    const index = appState.ui.itemSelector?.index ?? 1;
    dispatch({ type: 'reorder', sourceIndex: index, destinationIndex: index - 1, destinationZone: zone });
    dispatch({ type: 'setUi', ui: { itemSelector: { index: index - 1, zone } } });
  };
  return (
    <>
      <button type="button" id="bench-insert" onClick={insert}>
        Insert
      </button>
      <button type="button" id="bench-up" onClick={up}>
        Up
      </button>
      {children}
    </>
  );
}

function Designed({ count }: { count: number }) {
  const content = fieldsOf(count).map(({ name, ...field }) => ({
    type: 'Field',
    props: { id: name, ...field, required: true },
  }));
  return (
    <Puck
      config={config}
      data={{ content, root: {} }}
      iframe={{ enabled: false }}
      overrides={{ headerActions: ({ children }) => <Verbs>{children}</Verbs> }}
    />
  );
}

const host = document.getElementById('root');
if (!host) throw new Error('no root');
const root = createRoot(host);

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}
/** Returns the visible input: a panel for phones has one too. */
function labelInput(): HTMLElement {
  const inputs = [...document.querySelectorAll<HTMLElement>('input[name="label"]')];
  const input = inputs.find((each) => each.getClientRects().length > 0);
  if (!input) throw new Error('There is no label.');
  return input;
}

/** Its key listeners only work when nothing has the focus. */
const canvas = () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
  return document.body;
};

offerDesigner({
  open: (_how, count) => flushSync(() => root.render(<Designed count={count} />)),
  drawn: () => document.getElementById('puck-preview')?.textContent ?? '',
  field: (name) => document.querySelector(`[data-puck-component="${name}"]`),
  isSelected: (field) => document.getElementById(`${field.getAttribute('data-puck-component')}_text_label`) !== null,
  aims: {
    insert: () => ({ press: found('#bench-insert') }),
    move: () => ({ press: found('#bench-up') }),
    remove: () => ({ focus: canvas(), keys: 'Delete' }),
    undo: () => ({ focus: canvas(), keys: 'Control+z' }),
    redo: () => ({ focus: canvas(), keys: 'Control+y' }),
    type: () => ({ focus: labelInput(), keys: 'x' }),
  },
});

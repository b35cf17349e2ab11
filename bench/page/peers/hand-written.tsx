import { memo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

import { fieldsOf, type PeerField } from './peer-fields.ts';

import '../timing.ts';

/** The lower bound: the same fields written by hand with the browser's own controls and one subscription per field. */
function createStore() {
  const values = new Map<string, string | boolean>();
  const listeners = new Map<string, Set<() => void>>();
  return {
    get: (name: string) => values.get(name),
    set(name: string, value: string | boolean) {
      values.set(name, value);
      for (const tell of listeners.get(name) ?? []) tell();
    },
    subscribe(name: string, tell: () => void) {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(tell));
      return () => void own.delete(tell);
    },
  };
}
type Store = ReturnType<typeof createStore>;

function useValue(store: Store, name: string) {
  return useSyncExternalStore(
    (tell) => store.subscribe(name, tell),
    () => store.get(name),
  );
}

function Control({ field, store }: { field: PeerField; store: Store }) {
  const { name, kind, options } = field;
  const value = useValue(store, name);
  const text = typeof value === 'string' ? value : '';
  if (kind === 'switch') {
    return (
      <input
        id={name}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => store.set(name, target.checked)}
      />
    );
  }
  if (kind === 'select') {
    return (
      <select id={name} value={text} onChange={({ target }) => store.set(name, target.value)}>
        <option value="" aria-label="Nothing" />
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'radio') {
    return options.map((option) => (
      <label key={option.value}>
        <input
          type="radio"
          name={name}
          checked={value === option.value}
          onChange={() => store.set(name, option.value)}
        />
        {option.label}
      </label>
    ));
  }
  return <input id={name} type={kind} value={text} onChange={({ target }) => store.set(name, target.value)} />;
}

const Row = memo(function Row({ field, store }: { field: PeerField; store: Store }) {
  return (
    <div style={{ marginBottom: 12 }}>
      <label htmlFor={field.name}>
        <span style={{ color: 'red' }}>*</span>
        {field.label}
      </label>
      <div>
        <Control field={field} store={store} />
      </div>
    </div>
  );
});

function LinkedRow({ field, store }: { field: PeerField; store: Store }) {
  return useValue(store, 'f0') ? <Row field={field} store={store} /> : null;
}

const host = document.getElementById('root');
if (!host) throw new Error('no root');
const root = createRoot(host);
let mounted = 0;
let open: { store: Store; fields: PeerField[] } = { store: createStore(), fields: [] };

function mountForm(count: number, { linkage = false } = {}) {
  const store = createStore();
  if (linkage) {
    store.set('f6', 'B');
    const add = () => store.set('f12', `${String(store.get('f0') ?? '')}${String(store.get('f6') ?? '')}`);
    store.subscribe('f0', add);
    store.subscribe('f6', add);
  }
  mounted += 1;
  root.render(
    <form key={mounted}>
      {fieldsOf(count).map((field) =>
        linkage && field.name === 'f6' ? (
          <LinkedRow key={field.name} field={field} store={store} />
        ) : (
          <Row key={field.name} field={field} store={store} />
        ),
      )}
    </form>,
  );
}

/** Renders the same page with one changed label: rows take their field as a prop and only re-render for another one. */
function changeTitle() {
  const fields = open.fields.map((field, index) => (index === 2 ? { ...field, label: 'Changed' } : field));
  open = { ...open, fields };
  drawOpen();
}

function drawOpen() {
  root.render(
    <form key="open">
      {open.fields.map((field) => (
        <Row key={field.name} field={field} store={open.store} />
      ))}
    </form>,
  );
}

function mountOpen() {
  open = { store: createStore(), fields: fieldsOf(1000) };
  drawOpen();
}

const control = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`);
Object.assign(window, {
  __bench: {
    mountForm,
    mountOpen,
    changeTitle,
    focusA: () => control('f0')?.focus(),
    readC: () => control('f12')?.value,
  },
});

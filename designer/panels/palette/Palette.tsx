import { Input } from 'antd';
import {
  memo,
  useMemo,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

import type { JsonObject } from '../../../src/schema/json/index.ts';
import { takenNames } from '../../behaviors/index.ts';
import type { Dragged } from '../../canvas/index.ts';
import { shortcutOf } from '../../keyboard/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { pageWords, type Locale } from '../../words/index.ts';
import { modelEntries } from './model-entries.ts';
import { paletteGroups } from './palette-entries.ts';
import { PaletteItems, type PaletteItem } from './PaletteItems.tsx';

import './palette.css';

/**
 * Lists what can be added, by a click, which adds it after the selection, or by dragging it onto the canvas. The items
 * are one Tab stop; arrow keys move between them.
 */
export const Palette = memo(function Palette(props: {
  design: OpenDesign;
  fields: JsonObject | undefined;
  begin: (dragged: Dragged, event: React.PointerEvent) => void;
  onAdd: (dragged: Dragged) => void;
  pickUp: (dragged: Dragged) => void;
  locale: Locale;
}) {
  const { design, fields, begin, onAdd, pickUp, locale } = props;
  const { vocabulary, tree } = design;
  const words = pageWords[locale];
  const [search, setSearch] = useState('');
  const groups = useMemo(() => paletteGroups(vocabulary, locale, search), [vocabulary, locale, search]);
  const own = useMemo(() => modelEntries(fields, search), [fields, search]);
  const taken = useMemo(() => takenNames(tree), [tree]);
  const [focused, setFocused] = useState<string>();
  const ownItems = useSameItems(own.map(({ name, title }) => ({ name, title, isTaken: taken.has(name) })));
  const widgetItems = useMemo(
    () =>
      groups.map(({ name, title, entries }) => ({
        name,
        title,
        items: entries.map((entry) => ({ name: entry.widget, title: entry.title, isTaken: false })),
      })),
    [groups],
  );
  const free = [...ownItems.filter(({ isTaken }) => !isTaken), ...widgetItems.flatMap(({ items }) => items)];
  const stop = free.find(({ name }) => name === focused)?.name ?? free[0]?.name;
  const draggedAt = ({ target }: { target: EventTarget }): Dragged | undefined => {
    const element = target instanceof Element ? target.closest('[data-palette]:enabled') : null;
    const name = element?.getAttribute('data-palette');
    const field = own.find((each) => each.name === name);
    if (field) return { kind: 'field', ...field };
    const entry = groups.flatMap(({ entries }) => entries).find(({ widget }) => widget === name);
    return entry && { kind: 'widget', ...entry };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const dragged = draggedAt(event);
    if (!dragged || event.key === ' ' || shortcutOf(event) !== 'pickUp') return stepToItem(event);
    event.preventDefault();
    return pickUp(dragged);
  };
  const onPointerDown = (event: PointerEvent) => {
    const dragged = draggedAt(event);
    if (dragged) begin(dragged, event);
  };
  const onClick = (event: MouseEvent) => {
    const dragged = draggedAt(event);
    if (dragged) onAdd(dragged);
  };
  const onFocus = ({ target }: FocusEvent) => setFocused(target.getAttribute('data-palette') ?? undefined);
  return (
    <div className="pw-palette">
      <Search value={search} onChange={setSearch} label={words.searchComponents} />
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items have the focus */}
      <div
        role="toolbar"
        aria-label={words.components}
        aria-orientation="vertical"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onClick={onClick}
        onFocus={onFocus}
      >
        {ownItems.length > 0 && (
          <PaletteItems isLong title={words.modelFields} items={ownItems} stop={stop} taken={words.taken} />
        )}
        {widgetItems.map(({ name, title, items }) => (
          <PaletteItems key={name} title={title} items={items} stop={stop} taken={words.taken} />
        ))}
      </div>
      {own.length === 0 && groups.length === 0 && <p className="pw-palette-none">{words.noneFound(search)}</p>}
    </div>
  );
});

const Search = memo(function Search(props: { value: string; onChange: (value: string) => void; label: string }) {
  const { value, onChange, label } = props;
  return (
    <Input
      allowClear
      size="small"
      placeholder={label}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
});

/** Keeps the identity of the list while its content is the same. */
function useSameItems(items: readonly PaletteItem[]): readonly PaletteItem[] {
  const [known, setKnown] = useState(items);
  const isSame =
    known.length === items.length &&
    known.every(({ name, title, isTaken }, at) => {
      const item = items[at];
      return item?.name === name && item.title === title && item.isTaken === isTaken;
    });
  if (!isSame) setKnown(items);
  return isSame ? known : items;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function stepToItem(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-palette]:enabled')];
  const at = items.findIndex((item) => item === event.target);
  event.preventDefault();
  items[(at + step + items.length) % items.length]?.focus();
}

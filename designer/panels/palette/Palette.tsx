import { Input } from 'antd';
import { partition } from 'es-toolkit';
import {
  memo,
  useMemo,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

import { useTextMatch } from '../../../src/runtime/search/use-text-match.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { takenNames } from '../../behaviors/index.ts';
import type { Dragged } from '../../canvas/index.ts';
import { shortcutOf } from '../../keyboard/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { pageWords, type Locale } from '../../words/index.ts';
import { modelEntries } from './model-entries.ts';
import { paletteGroups, type PaletteGroup } from './palette-entries.ts';
import { paletteWords } from './palette-words.ts';
import { PaletteItems, TakenFields, type PaletteItem } from './PaletteItems.tsx';
import { useRecentWidgets } from './recent-widgets.ts';

import './palette.css';

/** Marks the names of recently used items, because the same widgets are also in their groups. */
const recentMark = 'recent ';
const none: readonly PaletteItem[] = [];

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
  const { recent: recentTitle, recentItem, takenFields } = paletteWords[locale];
  const [search, setSearch] = useState('');
  const match = useTextMatch(search !== '');
  const groups = useMemo(() => paletteGroups(vocabulary, locale, search, match), [vocabulary, locale, search, match]);
  const own = useMemo(() => modelEntries(fields, search, match), [fields, search, match]);
  const taken = useMemo(() => takenNames(tree), [tree]);
  const recent = useRecentWidgets(design);
  const [focused, setFocused] = useState<string>();
  const isTaken = ({ name }: { name: string }) => taken.has(name);
  const [takenOwn, freeOwn] = partition(own, isTaken);
  const takenItems = useSameItems(takenOwn.map(({ name, title }) => ({ name, title, isTaken: true })));
  const ownItems = useSameItems(freeOwn.map(({ name, title }) => ({ name, title })));
  const widgetGroups = useMemo(() => groups.map(itemsOfGroup), [groups]);
  const widgetItems = widgetGroups.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
  const recentItems = useSameItems(
    search === '' ? recent.flatMap((widget) => recentItemOf(widgetItems.find(({ name }) => name === widget))) : none,
  );
  const free = [...ownItems, ...recentItems, ...widgetItems];
  const stop = free.find(({ name }) => name === focused)?.name ?? free[0]?.name;
  const draggedAt = ({ target }: { target: EventTarget }): Dragged | undefined => {
    const element = target instanceof Element ? target.closest('[data-palette]:enabled') : null;
    const name = element?.getAttribute('data-palette');
    const field = own.find((each) => each.name === name);
    if (field) return { kind: 'field', ...field };
    const item = [...recentItems, ...widgetItems].find((each) => each.name === name);
    return item && { kind: 'widget', widget: item.name.replace(recentMark, ''), title: item.title };
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
        {own.length > 0 && (
          <PaletteItems
            isLong
            title={words.modelFields}
            sections={[{ title: words.modelFields, items: ownItems }]}
            stop={stop}
            taken={words.taken}
          >
            {takenItems.length > 0 && (
              <TakenFields title={takenFields(takenItems.length)} items={takenItems} taken={words.taken} />
            )}
          </PaletteItems>
        )}
        {recentItems.length > 0 && (
          <PaletteItems
            title={recentTitle}
            sections={[{ title: recentTitle, items: recentItems }]}
            stop={stop}
            taken={words.taken}
            label={recentItem}
          />
        )}
        {widgetGroups.map(({ name, title, sections }) => (
          <PaletteItems key={name} title={title} sections={sections} stop={stop} taken={words.taken} />
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

function itemsOfGroup({ name, title, topics }: PaletteGroup) {
  const sections = topics.map((topic) => ({
    title: topic.title,
    items: topic.entries.map(({ widget, ...entry }) => ({ name: widget, ...entry })),
  }));
  return { name, title, sections };
}

function recentItemOf(item: PaletteItem | undefined): PaletteItem[] {
  return item ? [{ ...item, name: recentMark + item.name }] : [];
}

/** Keeps the identity of the list while its content is the same. */
function useSameItems(items: readonly PaletteItem[]): readonly PaletteItem[] {
  const [known, setKnown] = useState(items);
  const isSame =
    known.length === items.length &&
    known.every(({ name, title }, at) => {
      const item = items[at];
      return item?.name === name && item.title === title;
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

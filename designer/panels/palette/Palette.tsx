import { Button, Input } from 'antd';
import { type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react';

import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { Dragged } from '../../canvas/index.ts';
import { takenNames } from '../../behaviors/index.ts';
import { shortcutOf } from '../../keyboard/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { type Locale, pageWords } from '../../words/index.ts';
import { modelEntries } from './model-entries.ts';
import { paletteGroups } from './palette-entries.ts';
import './palette.css';

/**
 * What can be added: by a press, behind what is selected, or by dragging it onto the canvas. Its items are one stop of Tab;
 * arrow keys go from one to the next.
 */
export function Palette(props: {
  design: OpenDesign;
  /** What the form's model says of its fields. */
  fields: JsonObject | undefined;
  begin: (dragged: Dragged, event: React.PointerEvent) => void;
  onAdd: (dragged: Dragged) => void;
  /** Picks it up, to be carried by keys. */
  pickUp: (dragged: Dragged) => void;
  locale: Locale;
}) {
  const { design, fields, begin, onAdd, pickUp, locale } = props;
  const words = pageWords[locale];
  const onKeyDown = (event: KeyboardEvent, dragged: Dragged) => {
    if (event.key === ' ' || shortcutOf(event) !== 'pickUp') return;
    event.preventDefault();
    pickUp(dragged);
  };
  const onFocus = ({ target }: FocusEvent) => setFocused(target.getAttribute('data-palette') ?? undefined);
  const [search, setSearch] = useState('');
  const groups = useMemo(() => paletteGroups(design.vocabulary, locale, search), [design.vocabulary, locale, search]);
  const own = useMemo(() => modelEntries(fields, search), [fields, search]);
  const taken = useMemo(() => takenNames(design.tree), [design.tree]);
  const [focused, setFocused] = useState<string>();
  const keys = [
    ...own.flatMap(({ name }) => (taken.has(name) ? [] : [name])),
    ...groups.flatMap(({ entries }) => entries.map(({ widget }) => widget)),
  ];
  const stop = keys.find((key) => key === focused) ?? keys[0];
  const item = (key: string, title: string, dragged: Dragged, isTaken = false) => (
    <Button
      key={key}
      className="pw-palette-item"
      size="small"
      data-palette={key}
      tabIndex={key === stop ? 0 : -1}
      disabled={isTaken}
      title={isTaken ? words.taken : undefined}
      onPointerDown={(event) => begin(dragged, event)}
      onClick={() => onAdd(dragged)}
      onKeyDown={(event) => onKeyDown(event, dragged)}
    >
      {title}
    </Button>
  );
  return (
    <div className="pw-palette">
      <Input
        allowClear
        size="small"
        placeholder={words.searchComponents}
        aria-label={words.searchComponents}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items have the focus */}
      <div
        role="toolbar"
        aria-label={words.components}
        aria-orientation="vertical"
        onKeyDown={stepToItem}
        onFocus={onFocus}
      >
        {own.length > 0 && (
          <section aria-label={words.modelFields}>
            <h3>{words.modelFields}</h3>
            <div className="pw-palette-items">
              {own.map(({ name, title }) => item(name, title, { kind: 'field', name, title }, taken.has(name)))}
            </div>
          </section>
        )}
        {groups.map((group) => (
          <section key={group.name} aria-label={group.title}>
            <h3>{group.title}</h3>
            <div className="pw-palette-items">
              {group.entries.map(({ widget, title }) => item(widget, title, { kind: 'widget', widget, title }))}
            </div>
          </section>
        ))}
      </div>
      {own.length === 0 && groups.length === 0 && <p className="pw-palette-none">{words.noneFound(search)}</p>}
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys go to the next or previous item that can be added. */
function stepToItem(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-palette]:enabled')];
  const at = items.findIndex((item) => item === event.target);
  event.preventDefault();
  items[(at + step + items.length) % items.length]?.focus();
}

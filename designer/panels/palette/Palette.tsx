import { Button, Input } from 'antd';
import { useMemo, useState } from 'react';

import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { Dragged } from '../../canvas/index.ts';
import { takenNames } from '../../behaviors/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { modelEntries } from './model-entries.ts';
import { paletteGroups } from './palette-entries.ts';
import './palette.css';

/** What can be added: by a press, behind what is selected, or by dragging it onto the canvas. */
export function Palette(props: {
  design: OpenDesign;
  /** What the form's model says of its fields. */
  fields: JsonObject | undefined;
  begin: (dragged: Dragged, event: React.PointerEvent) => void;
  onAdd: (dragged: Dragged) => void;
}) {
  const { design, fields, begin, onAdd } = props;
  const [search, setSearch] = useState('');
  const groups = useMemo(() => paletteGroups(design.vocabulary, search), [design.vocabulary, search]);
  const own = useMemo(() => modelEntries(fields, search), [fields, search]);
  const taken = useMemo(() => takenNames(design.tree), [design.tree]);
  const item = (key: string, title: string, dragged: Dragged, isTaken = false) => (
    <Button
      key={key}
      className="pw-palette-item"
      size="small"
      disabled={isTaken}
      title={isTaken ? '表单里已经有了' : undefined}
      onPointerDown={(event) => begin(dragged, event)}
      onClick={() => onAdd(dragged)}
    >
      {title}
    </Button>
  );
  return (
    <div className="pw-palette">
      <Input
        allowClear
        size="small"
        placeholder="搜索组件"
        aria-label="搜索组件"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {own.length > 0 && (
        <section aria-label="模型的字段">
          <h3>模型的字段</h3>
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
      {own.length === 0 && groups.length === 0 && <p className="pw-palette-none">没有找到“{search}”，请换个词。</p>}
    </div>
  );
}

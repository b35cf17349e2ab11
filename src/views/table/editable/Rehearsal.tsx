import { type ComponentType, type SyntheticEvent, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

import { type EditingKind, editingKind } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { typeInto } from '../../../runtime/form/index.ts';
import { type Registry, beforeUse, preload, useRuntime, whenIdle } from '../../../runtime/registry/index.ts';
import { type TableStore, createTableStore } from '../../../runtime/table/index.ts';
import { type GridStore, createGridStore, deactivate } from '../../../runtime/table/editing/index.ts';
import { controlOf } from '../editor/cell-control.ts';
import type { EditGridProps } from '../context/edit-grid-props.ts';

/** Those whose editors stand in the cell. */
const kinds: ReadonlySet<EditingKind> = new Set(['text', 'number', 'date', 'choice']);

/** The kinds that were rehearsed with an application's widgets: once is enough for all its tables. */
const rehearsed = new WeakMap<Registry, Set<EditingKind>>();

interface Stage {
  host: HTMLElement;
  store: GridStore;
  table: TableStore;
  column: ResolvedColumn;
}

/**
 * Beside a table that can be edited: before the page is used, while the browser has nothing else to do, a table of one
 * cell is drawn out of sight, and its cell is entered, typed into and left, all within one task. What a browser does for
 * the first time takes it three times as long as later; so the first cell that a person enters answers like any other.
 */
export function Rehearsal(props: { of: ComponentType<EditGridProps>; columns: readonly ResolvedColumn[] }) {
  const { of: Grid, columns } = props;
  const { registry } = useRuntime();
  const [stage, setStage] = useState<Stage>();
  useEffect(() => {
    let takeBack = () => {};
    const done = rehearsed.get(registry) ?? new Set();
    rehearsed.set(registry, done);
    const plan = async () => {
      const column = columns.find((one) => asksNobody(one) && !done.has(editingKind(one)));
      const widget = column && registry.widgets.get(column.component)?.component;
      if (!widget) return;
      done.add(editingKind(column));
      await preload(widget).catch(() => {});
      takeBack = whenIdle(() => {
        rehearse(column, setStage);
        void plan();
      });
    };
    const unplanned = beforeUse(() => void plan());
    return () => {
      unplanned();
      takeBack();
    };
  }, [columns, registry]);
  if (!stage) return null;
  return createPortal(
    <div role="presentation" inert onMouseDown={keep} onFocus={keep} onInput={keep}>
      <Grid
        store={stage.store}
        columns={[stage.column]}
        table={stage.table}
        rowHeight={33}
        maxHeight={99}
        rowNumber={false}
        canChange
        canRemove={false}
        stateOf={nothing}
        fresh={emptyRecord}
        empty={null}
      />
    </div>,
    stage.host,
  );
}

function asksNobody(column: ResolvedColumn): boolean {
  const kind = editingKind(column);
  const isOpen = !column.problem && !column.field.readOnly;
  return isOpen && kinds.has(kind) && (kind !== 'choice' || column.options !== undefined);
}

function rehearse(column: ResolvedColumn, show: (stage: Stage | undefined) => void): void {
  const host = document.createElement('div');
  host.className = 'pw-edit-offstage';
  const store = createGridStore([{ id: '1' }]);
  document.body.append(host);
  try {
    flushSync(() => show({ host, store, table: createTableStore(), column }));
    // Outside the document nobody else hears of the press, as an open list would, which closes then.
    host.remove();
    host.querySelector('[data-row] [data-column]')?.dispatchEvent(new MouseEvent('mousedown', bubbling));
    const cell = host.querySelector<HTMLElement>('.pw-edit-active');
    if (cell) enter(cell);
    document.body.append(host);
    host.getBoundingClientRect();
    flushSync(() => deactivate(store));
  } finally {
    host.remove();
    flushSync(() => show(undefined));
  }
}

const bubbling = { bubbles: true, cancelable: true };

function enter(cell: HTMLElement): void {
  const control = controlOf(cell);
  control?.dispatchEvent(new FocusEvent('focusin', bubbling));
  if (control instanceof HTMLInputElement) typeInto(control, '1');
}

/** What is not meant goes no further. */
function keep(event: SyntheticEvent) {
  event.stopPropagation();
}

function nothing() {
  return undefined;
}

function emptyRecord() {
  return {};
}

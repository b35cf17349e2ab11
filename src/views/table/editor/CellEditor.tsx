import { Suspense, useEffect, useMemo, type FormEvent } from 'react';

import {
  editingKind,
  mayHang,
  valueFromText,
  valuesOfChange,
  valuesOfChoice,
  type GridRow,
} from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { givenName } from '../../../engine/values/index.ts';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { ProblemMarker } from '../../../kit/problem-card/index.ts';
import { say } from '../../../locale/index.ts';
import { asFieldValue, widgetProps } from '../../../runtime/form/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { ProblemBoundary } from '../../../runtime/problems/ProblemBoundary.tsx';
import { useRuntime, type FieldsBeside } from '../../../runtime/registry/index.ts';
import { useEditTable } from '../context/index.ts';
import { errorId } from '../errors/SpokenErrors.tsx';
import { EditorPanel } from './EditorPanel.tsx';
import { FocusEditor } from './FocusEditor.tsx';

/** The widget of a column in the active cell. */
export function CellEditor(props: {
  column: ResolvedColumn;
  row: GridRow;
  index: number;
  error: string | undefined;
  /** `true`: the editor is in a panel over the cell, as it needs more space. */
  inPanel: boolean;
}) {
  const { column, row, index, error } = props;
  const { field, key } = column;
  const { widgets } = useRuntime().registry;
  const table = useEditTable();
  const definition = widgets.get(column.component);
  const own = useMemo(
    () => definition && widgetProps(definition, { field, props: column.componentProps }),
    [definition, field, column],
  );
  const beside = useMemo<FieldsBeside>(
    () => ({
      read: (name) => table.store.rowState(row.key)?.row.record[name],
      write: (name, value) => table.write(row.key, valuesOfChange([...table.columns.values()], name, value)),
    }),
    [table, row.key],
  );
  const onInput = useTypedText(column, row.key);
  if (column.problem || !definition) {
    const problem = column.problem ?? unknownWidget(column, widgets.nearest(column.component));
    return <ProblemMarker problem={problem} />;
  }
  const state = table.stateOf({ key: row.key, column: key });
  const required = state?.required || field.required;
  const isNumber = editingKind(column) === 'number';
  const linked = column.optionsRequest && table.optionsOf(column, row.record);
  const Widget = definition.component;
  const given: Record<string, unknown> = { ...own, ...state?.props };
  const editor = (
    <Widget
      {...given}
      id={`${table.id}-editor`}
      value={row.record[key]}
      valueText={givenName(row.record, key) ?? table.nameOf(column, row.record[key])}
      onChange={(value: unknown) => {
        // The text of a number may be incomplete, so the final text is parsed once more.
        if (!isNumber) table.typed.hold(undefined);
        table.write(row.key, valuesOfChange([...table.columns.values()], key, asFieldValue(field, value)));
      }}
      beside={beside}
      onChoose={(chosen: DataRecord | undefined) => {
        if (chosen) table.write(row.key, valuesOfChoice(column, chosen));
      }}
      options={state?.options ?? column.options ?? linked}
      {...(column.optionsRequest && { loading: linked === undefined })}
      align={column.align}
      unit={undefined}
      {...(isNumber && { hiddenUnit: given.unit ?? field.unit, onProblem: keepsItsText })}
      status={error ? 'error' : undefined}
      placeholder={given.placeholder ?? ''}
      aria-label={say('第 {index} 行 {title}', { index: index + 1, title: column.title })}
      aria-describedby={error === undefined ? undefined : errorId(table.id)}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
    />
  );
  return (
    <ProblemBoundary document={field.name} pointer={column.pointer} title={column.title} resetKey={column}>
      <Suspense fallback={<span className="pw-edit-waiting" />}>
        {mayHang(column) || onInput ? (
          <EditorPanel isOpen={props.inPanel} onInput={onInput}>
            {editor}
          </EditorPanel>
        ) : (
          editor
        )}
        <FocusEditor />
      </Suspense>
    </ProblemBoundary>
  );
}

/**
 * Parses a typed date or number when the cell is left. Text that is not a number stays in the cell, where validation
 * reports it; text that is not a date is discarded.
 */
function useTypedText(column: ResolvedColumn, row: string) {
  const table = useEditTable();
  const { message } = useFeedback();
  const { typed } = table;
  const kind = editingKind(column);
  useEffect(() => () => typed.hold(undefined), [typed]);
  if (kind !== 'date' && kind !== 'number') return undefined;
  const write = (value: unknown) => {
    if (value !== table.store.rowState(row)?.row.record[column.key])
      table.write(row, valuesOfChange([...table.columns.values()], column.key, value));
  };
  const take = (text: string) => {
    const read = valueFromText(column, text, column.options, true);
    if ('value' in read) return write(read.value);
    if (!('misfit' in read)) return undefined;
    const { type } = column.field;
    const stays = kind === 'number' && (type === 'number' || type === 'integer');
    if (stays) write(text.trim());
    message.warning(`${column.title}：${read.misfit}，${stays ? say('请改正') : say('没有填进去')}。`);
    return undefined;
  };
  return ({ target }: FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement) typed.hold(() => take(target.value));
  };
}

function keepsItsText(): void {}

function unknownWidget(column: ResolvedColumn, nearest: string | undefined) {
  const message = say('没有名为“{component}”的组件。', { component: column.component });
  const place = { document: column.field.name, pointer: column.pointer };
  return { severity: 'error' as const, code: 'unknown-widget', ...place, message, nearest };
}

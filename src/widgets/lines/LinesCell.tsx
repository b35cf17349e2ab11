import { memo, Suspense, useMemo } from 'react';

import type { NodeState } from '../../engine/form/resolved-form.ts';
import type { ResolvedColumn } from '../../engine/list/resolved-list.ts';
import type { DataRecord } from '../../runtime/data/ports.ts';
import { asFieldValue, widgetProps } from '../../runtime/form/index.ts';
import { ProblemBoundary } from '../../runtime/problems/index.ts';
import { useRuntime } from '../../runtime/registry/index.ts';

export interface LinesCellProps {
  id: string;
  column: ResolvedColumn;
  row: number;
  value: unknown;
  error: string | undefined;
  state: NodeState | undefined;
  disabled: boolean;
  readOnly: boolean;
  onChange: (row: number, values: DataRecord) => void;
  onBlur: (row: number, key: string) => void;
}

/** A value of a line in its widget, without a form item; what is wrong with it stands below. */
export const LinesCell = memo(function LinesCell(props: LinesCellProps) {
  const { id, column, row, error, state } = props;
  const { field, key } = column;
  const { widgets, views } = useRuntime().registry;
  const definition = widgets.get(column.component);
  const own = useMemo(
    () => definition && widgetProps(definition, { field, props: column.componentProps }),
    [definition, field, column],
  );
  const readOnly = props.readOnly || field.readOnly || state?.readOnly === true;
  const required = (state?.required || field.required) && !readOnly;
  const problem = column.problem ?? (definition ? undefined : unknownWidget(column, widgets.nearest(column.component)));
  if (problem || !definition) return problem && <views.ProblemCard problem={problem} />;

  if (state && (!state.visible || state.hidden)) return null;
  const Widget = definition.component;
  const copy = Object.entries(field.reference?.copy ?? {});
  return (
    <ProblemBoundary document={field.name} pointer={column.pointer} title={column.title} resetKey={column}>
      <Suspense fallback={<views.Skeleton shape="control" />}>
        <Widget
          {...own}
          id={id}
          value={props.value}
          onChange={(value: unknown) => props.onChange(row, { [key]: asFieldValue(field, value) })}
          onChoose={(record: DataRecord | undefined) => {
            if (record) props.onChange(row, Object.fromEntries(copy.map(([from, to]) => [to, record[from] ?? null])));
          }}
          onBlur={() => props.onBlur(row, key)}
          options={state?.options ?? column.options}
          disabled={props.disabled || state?.disabled === true}
          readOnly={readOnly}
          align={column.align}
          unit={undefined}
          status={error ? 'error' : undefined}
          aria-label={`第 ${row + 1} 行 ${column.title}`}
          aria-describedby={error ? `${id}-note` : undefined}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
        />
      </Suspense>
      {error && (
        <div id={`${id}-note`} className="pw-lines-error">
          {error}
        </div>
      )}
    </ProblemBoundary>
  );
});

function unknownWidget(column: ResolvedColumn, nearest: string | undefined) {
  const message = `没有名为“${column.component}”的组件。`;
  const place = { document: column.field.name, pointer: column.pointer };
  return { severity: 'error' as const, code: 'unknown-widget', ...place, message, nearest };
}

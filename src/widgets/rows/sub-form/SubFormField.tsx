import { Suspense, useMemo } from 'react';

import type { FieldLines, NodeState } from '../../../engine/form/index.ts';
import { valuesOfChange, valuesOfChoice, type GridRecord } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { givenName } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import { asFieldValue, widgetProps } from '../../../runtime/form/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { useRuntime, type FieldsBeside } from '../../../runtime/registry/index.ts';
import type { GridStore } from '../../../runtime/table/editing/index.ts';

/** A field of a row: its column's widget with its label and its error. */
export function SubFormField(props: {
  id: string;
  store: GridStore;
  rowKey: string;
  column: ResolvedColumn;
  lines: FieldLines | undefined;
  columns: readonly ResolvedColumn[];
  record: GridRecord;
  error: string | undefined;
  state: NodeState | undefined;
  disabled: boolean;
  readOnly: boolean;
}) {
  const { id, store, rowKey, column, lines, columns, record, error, state } = props;
  const { key, field } = column;
  const { registry } = useRuntime();
  const { FormItem, ProblemCard, Skeleton } = registry.views;
  const definition = registry.widgets.get(column.component);
  const own = useMemo(
    () => definition && widgetProps(definition, { field, props: column.componentProps }),
    [definition, field, column],
  );
  if (state && (!state.visible || state.hidden)) return null;
  if (column.problem) return <ProblemCard problem={column.problem} />;
  if (!definition) return null;

  const write = (values: GridRecord) => store.change(say('填写'), [{ type: 'set', key: rowKey, values }], id);
  const beside: FieldsBeside = {
    read: (name) => record[name],
    write: (name, value) => write({ [name]: value }),
  };
  const readOnly = props.readOnly || field.readOnly || state?.readOnly === true;
  const required = (state?.required ?? false) || field.required;
  const title = state?.title ?? column.title;
  const Widget = definition.component;
  return (
    <FormItem
      id={id}
      title={title}
      description={state?.description ?? field.description}
      required={required && !readOnly}
      readOnly={readOnly}
      errors={error === undefined ? [] : [error]}
      warnings={[]}
      reasons={[]}
    >
      <Suspense fallback={<Skeleton shape="control" />}>
        <Widget
          {...own}
          {...state?.props}
          {...(lines && { lines })}
          id={id}
          value={record[key]}
          valueText={givenName(record, key)}
          beside={beside}
          onChange={(value: unknown) => write(valuesOfChange(columns, key, asFieldValue(field, value)))}
          onChoose={(chosen: DataRecord | undefined) => {
            if (chosen) write(valuesOfChoice(column, chosen));
          }}
          onBlur={() => store.errors.visit(rowKey, key)}
          options={state?.options ?? column.options}
          disabled={props.disabled || state?.disabled}
          readOnly={readOnly}
          status={error === undefined ? undefined : 'error'}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-note`}
          aria-required={required || undefined}
          aria-invalid={error === undefined ? undefined : true}
        />
      </Suspense>
    </FormItem>
  );
}

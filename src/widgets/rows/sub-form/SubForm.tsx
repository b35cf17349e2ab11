import { PlusOutlined } from '@ant-design/icons';
import { useCallback, useMemo } from 'react';

import type { SubFormWidgetProps } from '../../../../generated/props.ts';
import { insertRows, isUntouched, moveRows, newRecord } from '../../../engine/grid/index.ts';
import { serverTimeText } from '../../../engine/values/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { focusControl, ReadOnlyText, useFormModel } from '../../../runtime/form/index.ts';
import { useGrid, type GridStore } from '../../../runtime/table/editing/index.ts';
import type { RowsProps } from '../editable-table/EditableTable.tsx';
import { useFormRows } from '../editable-table/use-form-rows.ts';
import { rowFields } from './row-fields.ts';
import { SubFormItem } from './SubFormItem.tsx';

import './sub-form.css';

export type SubFormProps = RowsProps & SubFormWidgetProps;

const noCells: NonNullable<SubFormProps['cells']> = {};
const noProblems: NonNullable<SubFormProps['problems']> = [];

/** The rows of a record as small forms below each other, for few rows with many fields. */
export function SubForm(props: SubFormProps) {
  const { id = '', lines, value, disabled = false, readOnly = false, cells = noCells, itemTitle = say('第') } = props;
  const form = useFormModel();
  const { context } = form;
  const { modal } = useFeedback();
  const fields = useMemo(() => rowFields(lines), [lines]);
  const all = useMemo(() => [...lines.columns, ...fields.map(({ column }) => column)], [lines, fields]);
  const fresh = useCallback(
    () => newRecord(all, { now: serverTimeText(), ...(context.user && { user: context.user }) }),
    [all, context],
  );
  const store = useFormRows({
    value,
    onChange: props.onChange,
    problems: props.problems ?? noProblems,
    serverProblems: props.serverProblems ?? noProblems,
    showAllProblems: props.showAllProblems === true,
    beginsWithRow: false,
    fresh,
    sortKey: lines.model.fields.find(({ name }) => name === (lines.table?.sortKey ?? 'orderNum'))?.name,
    pageSize: undefined,
  });
  const { rows } = useGrid(store, 'rows', readData);
  const { most } = lines;
  const canChange = !disabled && !readOnly;
  const canAdd = canChange && props.allowAdd !== false && (most === undefined || rows.length < most);

  const add = () => {
    const { changes } = insertRows(store.data(), rows.length, [fresh()]);
    store.change(say('新增一项'), changes);
    const first = fields.find(({ column }) => !column.field.readOnly);
    if (first) focusControl(`${id}.${rows.length}.${first.column.key}`);
  };
  const remove = async (key: string, index: number) => {
    const row = rows.at(index);
    const isEmpty = row && isUntouched(row.record, all, fresh());
    const asks = {
      title: say('确认删除'),
      content: say('确定要删除{itemTitle}{index}项吗?', { itemTitle, index: index + 1 }),
    };
    if (isEmpty || (await modal.confirm(asks))) store.change(say('删除一项'), [{ type: 'remove', keys: [key] }]);
  };
  const move = (key: string, step: 1 | -1) =>
    store.change(step === 1 ? say('下移') : say('上移'), moveRows(store.data(), new Set([key]), step));
  const actions = {
    ...(canChange && props.allowRemove !== false && { remove }),
    ...(canChange && props.allowMove !== false && rows.length > 1 && { move }),
  };
  if (readOnly && rows.length === 0) return <ReadOnlyText id={id}>{null}</ReadOnlyText>;
  return (
    <div id={id} role="group" aria-label={props['aria-label']} aria-labelledby={props['aria-labelledby']}>
      <ol className="pw-sub-form" style={{ '--pw-sub-columns': props.columns ?? 2 } as React.CSSProperties}>
        {rows.map(({ key }, index) => (
          <SubFormItem
            key={key}
            id={id}
            title={say('{itemTitle}{index}项', { itemTitle, index: index + 1 })}
            store={store}
            index={index}
            fields={fields}
            cells={cells}
            disabled={disabled}
            readOnly={readOnly}
            actions={actions}
            rowKey={key}
            isLast={index === rows.length - 1}
          />
        ))}
      </ol>
      {canAdd && (
        <Button type="dashed" block icon={<PlusOutlined aria-hidden />} onClick={add}>
          {props.addText ?? say('增加一项')}
        </Button>
      )}
      {canChange && most !== undefined && rows.length >= most && (
        <div className="pw-sub-form-most">{say('最多{most}项', { most })}</div>
      )}
    </div>
  );
}

function readData(store: GridStore) {
  return store.data();
}

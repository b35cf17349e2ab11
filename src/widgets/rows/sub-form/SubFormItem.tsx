import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';

import type { NodeState } from '../../../engine/form/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { useRowState, type GridStore } from '../../../runtime/table/editing/index.ts';
import type { RowField } from './row-fields.ts';
import { SubFormField } from './SubFormField.tsx';

export interface SubFormItemProps {
  /** Id of the whole list; a field has `<id>.<index>.<key>`, which the form uses to focus it. */
  id: string;
  store: GridStore;
  rowKey: string;
  index: number;
  title: string;
  isLast: boolean;
  fields: readonly RowField[];
  cells: Record<string, NodeState>;
  disabled: boolean;
  readOnly: boolean;
  actions: { remove?: (key: string, index: number) => Promise<void>; move?: (key: string, step: 1 | -1) => void };
}

/** One row as a small form, with the actions of the row. */
export function SubFormItem(props: SubFormItemProps) {
  const { id, store, rowKey, index, title, isLast, fields, cells, disabled, readOnly, actions } = props;
  const state = useRowState(store, rowKey);
  if (!state) return null;
  const { remove, move } = actions;
  const columns = fields.map(({ column }) => column);
  return (
    <li className="pw-sub-form-item" aria-label={title}>
      <div className="pw-sub-form-head">
        <span>{title}</span>
        {move && (
          <Button
            type="text"
            size="small"
            aria-label={say('上移{title}', { title })}
            title={say('上移')}
            disabled={index === 0}
            icon={<ArrowUpOutlined aria-hidden />}
            onClick={() => move(rowKey, -1)}
          />
        )}
        {move && (
          <Button
            type="text"
            size="small"
            aria-label={say('下移{title}', { title })}
            title={say('下移')}
            disabled={isLast}
            icon={<ArrowDownOutlined aria-hidden />}
            onClick={() => move(rowKey, 1)}
          />
        )}
        {remove && (
          <Button
            type="text"
            size="small"
            aria-label={say('删除{title}', { title })}
            title={say('删除')}
            icon={<DeleteOutlined aria-hidden />}
            onClick={() => void remove(rowKey, index)}
          />
        )}
      </div>
      <div className="pw-sub-form-fields">
        {fields.map(({ column, lines }) => (
          <SubFormField
            key={column.key}
            id={`${id}.${index}.${column.key}`}
            store={store}
            rowKey={rowKey}
            column={column}
            lines={lines}
            columns={columns}
            disabled={disabled}
            readOnly={readOnly}
            record={state.row.record}
            error={state.errors?.get(column.key)}
            state={cells[`${index}.${column.key}`] ?? cells[`items.${column.key}`]}
          />
        ))}
      </div>
    </li>
  );
}

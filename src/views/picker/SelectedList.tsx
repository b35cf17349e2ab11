import { CloseOutlined } from '@ant-design/icons';
import { Pagination, Tooltip } from 'antd';
import { useState } from 'react';

import { pickedText } from '../../engine/picker/index.ts';
import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';

/** The number of characters of a name before it is truncated (docs/requirements.md, Constants). */
const longest = 25;
const pageSize = 200;

/** The chosen records as a list, each with a button that removes it. */
export function SelectedList(props: {
  records: readonly DataRecord[];
  nameOf: (record: DataRecord) => string;
  onRemove: (record: DataRecord) => void;
  onClear: () => void;
}) {
  const { records, nameOf, onRemove, onClear } = props;
  const [wanted, setWanted] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(records.length / pageSize)));
  return (
    <section className="pw-picker-selected" aria-label={say('已选')}>
      <div className="pw-picker-selected-head">
        <span>{say('已选 {recordsCount} 项', { recordsCount: records.length })}</span>
        <Button type="link" size="small" disabled={records.length === 0} onClick={onClear}>
          {say('清空')}
        </Button>
      </div>
      {records.length === 0 && <p className="pw-picker-none">{say('还没有选择')}</p>}
      {records.length > 0 && (
        <ul>
          {records.slice((page - 1) * pageSize, page * pageSize).map((record) => (
            <Chosen
              key={pickedText(record, 'id')}
              name={nameOf(record) || pickedText(record, 'id')}
              onRemove={() => onRemove(record)}
            />
          ))}
        </ul>
      )}
      {records.length > pageSize && (
        <Pagination
          simple={{ readOnly: true }}
          size="small"
          current={page}
          pageSize={pageSize}
          total={records.length}
          showSizeChanger={false}
          onChange={setWanted}
        />
      )}
    </section>
  );
}

function Chosen({ name, onRemove }: { name: string; onRemove: () => void }) {
  const letters = [...name];
  const text = letters.length > longest ? `${letters.slice(0, longest).join('')}…` : name;
  return (
    <li>
      {letters.length > longest ? (
        <Tooltip title={name}>
          <span>{text}</span>
        </Tooltip>
      ) : (
        <span>{text}</span>
      )}
      <button type="button" aria-label={say('移除{name}', { name })} onClick={onRemove}>
        <CloseOutlined aria-hidden />
      </button>
    </li>
  );
}

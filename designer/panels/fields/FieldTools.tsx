import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

import type { Locale } from '../../words/index.ts';
import { fieldWords } from './field-words.ts';
import type { FieldRow } from './open-model.ts';

/** The buttons above the rows. All but the first act on the active row. */
export function FieldTools(props: {
  title: string;
  row: FieldRow | undefined;
  isReadOnly: boolean;
  isFirst: boolean;
  isLast: boolean;
  locale: Locale;
  onAdd: () => void;
  onMove: (row: FieldRow, by: 1 | -1) => void;
  onRemove: (row: FieldRow) => void;
}) {
  const { title, row, isReadOnly, isFirst, isLast, locale, onAdd, onMove, onRemove } = props;
  const words = fieldWords[locale];
  const tool = (label: string, icon: ReactNode, act: (row: FieldRow) => void, isDisabled = false) => {
    const named = row ? `${label} ${row.name}` : label;
    return (
      <Button
        type="text"
        size="small"
        aria-label={named}
        title={named}
        icon={icon}
        disabled={!row || isDisabled}
        onClick={() => row && act(row)}
      />
    );
  };
  return (
    <header className="pw-fields-head">
      <h3>{title}</h3>
      {isReadOnly ? (
        <p>{words.readOnly}</p>
      ) : (
        <div>
          <Button size="small" icon={<PlusOutlined />} onClick={onAdd}>
            {words.add}
          </Button>
          {tool(words.up, <ArrowUpOutlined />, (each) => onMove(each, -1), isFirst)}
          {tool(words.down, <ArrowDownOutlined />, (each) => onMove(each, 1), isLast)}
          {tool(words.remove, <DeleteOutlined />, onRemove)}
        </div>
      )}
    </header>
  );
}

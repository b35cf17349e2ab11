import { Transfer as FormilyTransfer } from '@formily/antd-v5/esm/transfer';
import { useRef } from 'react';

import type { TransferWidgetProps } from '../../../../generated/props.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import { ReadOnlyText, selectionOf, useInnerLabels, type InnerLabels } from '../../../runtime/form/index.ts';
import { fromFormily } from '../../../runtime/formily/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { useTextMatch } from '../../../runtime/search/use-text-match.ts';

import './transfer.css';

import { say, text, textTable } from '../../../locale/index.ts';

type Value = FieldOption['value'];

export type TransferProps = WidgetProps<Value | Value[]> & TransferWidgetProps;

const Lists = fromFormily(FormilyTransfer);

/** A transfer list: all options on the left, the chosen ones on the right in the order of choice. */
export function Transfer({ value, onChange, onBlur, readOnly, options = [], joined, ...rest }: TransferProps) {
  const { sourceTitle = say('可选'), targetTitle = say('已选'), search = options.length > 10 } = rest;
  const box = useRef<HTMLDivElement>(null);
  const match = useTextMatch(search && readOnly !== true);
  useInnerLabels(box, innerLabels);
  const selection = selectionOf({ value, options, multiple: true, joined });
  if (readOnly) return <ReadOnlyText id={rest.id}>{selection.text}</ReadOnlyText>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the focus leave any of its boxes
    <div
      ref={box}
      id={rest.id}
      role="group"
      className="pw-transfer"
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
      aria-describedby={rest['aria-describedby']}
      onBlur={onBlur}
    >
      <Lists
        options={selection.choices}
        filterOption={(typed: string, item: FieldOption) => match(item.label, typed)}
        titles={[sourceTitle, targetTitle]}
        showSearch={search}
        disabled={rest.disabled}
        status={rest.status}
        value={selection.chosen}
        onChange={(keys) => onChange?.(selection.valueFor(Array.isArray(keys) ? keys.map(String) : []))}
      />
    </div>
  );
}

const innerLabels: InnerLabels = textTable([
  ['.ant-transfer-list-header input[type="checkbox"]', text('全选')],
  ['.ant-transfer-list-content-item input[type="checkbox"]', (box) => box.closest('li')?.textContent?.trim() ?? ''],
  ['.ant-transfer-list:first-child .ant-transfer-list-search input', text('在可选里搜索')],
  ['.ant-transfer-list:last-child .ant-transfer-list-search input', text('在已选里搜索')],
  ['.ant-transfer-operation button:first-child', text('移到已选')],
  ['.ant-transfer-operation button:last-child', text('移回可选')],
]);

import { Radio, Select } from 'antd';

import type { FieldOption } from '../../engine/model/resolved-model.ts';
import { useDictionary } from '../../runtime/data/use-dictionary.ts';
import { EmptyOption, ReadOnlyText, selectionOf, useControlAria } from '../../runtime/form/index.ts';
import type { WidgetProps } from '../../runtime/registry/index.ts';

type Value = FieldOption['value'];

export interface DictSelectProps extends WidgetProps<Value | Value[]> {
  dictionary?: string;
  allowClear?: boolean;
  as?: 'select' | 'radio';
  multiple?: boolean;
  joined?: boolean;
}

/** Chooses from a dictionary. A value that the dictionary does not have stays, and is shown as the server called it. */
export function DictSelect({ value, onChange, readOnly, dictionary, as, multiple, joined, ...rest }: DictSelectProps) {
  const items = useDictionary(dictionary);
  const options = (items ?? []).map(({ text, ...item }) => ({
    value: item.value,
    label: text,
    disabled: item.disabled,
  }));
  const selection = selectionOf({ value, options, multiple, joined, valueText: rest.valueText });
  useControlAria(readOnly ? {} : rest);
  if (readOnly) return <ReadOnlyText id={rest.id}>{selection.text}</ReadOnlyText>;

  const { id, disabled, onBlur, allowClear = true, placeholder = '请选择' } = rest;
  if (as === 'radio') {
    return (
      <div id={id} role="radiogroup" onBlur={onBlur}>
        <Radio.Group
          style={{ minHeight: 32, display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}
          disabled={disabled}
          options={selection.choices}
          value={selection.chosen[0] ?? null}
          onChange={(event) => onChange?.(event.target.value)}
        />
      </div>
    );
  }
  return (
    <Select<string | string[]>
      id={id}
      disabled={disabled}
      status={rest.status}
      autoFocus={rest.autoFocus}
      onBlur={onBlur}
      style={{ width: '100%' }}
      mode={multiple ? 'multiple' : undefined}
      maxTagCount="responsive"
      placeholder={placeholder}
      allowClear={allowClear}
      showSearch
      optionFilterProp="label"
      virtual={options.length > 200}
      loading={items === undefined}
      notFoundContent={<EmptyOption listOf={rest.id} text={items === undefined ? '加载中…' : '没有选项'} />}
      options={selection.choices}
      value={multiple ? selection.chosen : selection.chosen[0]}
      onChange={(next) => onChange?.(selection.valueFor(next))}
    />
  );
}

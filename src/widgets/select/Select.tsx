import { Select as AntSelect } from 'antd';

import type { FieldOption } from '../../engine/model/resolved-model.ts';
import { EmptyOption, ReadOnlyText, selectionOf, useControlAria } from '../../runtime/form/index.ts';
import type { WidgetProps } from '../../runtime/registry/index.ts';

type Value = FieldOption['value'];

export interface SelectProps extends WidgetProps<Value | Value[]> {
  allowClear?: boolean;
  search?: boolean;
  multiple?: boolean;
  joined?: boolean;
}

/** Chooses one option, or several (`multiple`: text joined by commas, or an array where `joined` is false). */
export function Select({ value, onChange, readOnly, options = [], multiple, joined, valueText, ...rest }: SelectProps) {
  const selection = selectionOf({ value, options, multiple, joined, valueText });
  useControlAria(readOnly ? {} : rest);
  if (readOnly) return <ReadOnlyText id={rest.id}>{selection.text}</ReadOnlyText>;
  const { search = options.length > 10, allowClear = true, placeholder = '请选择' } = rest;
  return (
    <AntSelect<string | string[]>
      id={rest.id}
      disabled={rest.disabled}
      status={rest.status}
      autoFocus={rest.autoFocus}
      onBlur={rest.onBlur}
      style={{ width: '100%' }}
      mode={multiple ? 'multiple' : undefined}
      maxTagCount="responsive"
      placeholder={placeholder}
      allowClear={allowClear}
      showSearch={search || multiple}
      optionFilterProp="label"
      virtual={options.length > 200}
      notFoundContent={<EmptyOption listOf={rest.id} text="没有选项" />}
      options={selection.choices}
      value={multiple ? selection.chosen : selection.chosen[0]}
      onChange={(next) => onChange?.(selection.valueFor(next))}
    />
  );
}

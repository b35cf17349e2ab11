import { Select as AntSelect } from 'antd';
import { useState } from 'react';

import type { FieldOption } from '../../engine/model/resolved-model.ts';
import { EmptyOption, ReadOnlyText, selectionOf, useControlAria } from '../../runtime/form/index.ts';
import type { WidgetProps } from '../../runtime/registry/index.ts';
import { useTextMatch } from '../../runtime/search/index.ts';
import { restOfTags } from './rest-of-tags.tsx';

type Value = FieldOption['value'];

export interface SelectProps extends WidgetProps<Value | Value[]> {
  allowClear?: boolean;
  search?: boolean;
  multiple?: boolean;
  tags?: boolean;
  joined?: boolean;
  maxTagCount?: number;
  /** The options are still on their way. */
  loading?: boolean;
}

/**
 * Chooses one option, or several (`multiple`: text joined by commas, or an array where `joined` is false). With `tags`
 * what is typed is taken as well; a comma ends one entry.
 */
export function Select({ value, onChange, readOnly, options = [], joined, valueText, ...rest }: SelectProps) {
  const { tags, multiple = tags, loading, maxTagCount = 1 } = rest;
  const [isOpened, setOpened] = useState(false);
  const match = useTextMatch(isOpened);
  const selection = selectionOf({ value, options, multiple, joined, valueText });
  useControlAria(readOnly ? {} : rest);
  if (readOnly) return <ReadOnlyText id={rest.id}>{selection.text}</ReadOnlyText>;
  const { search = options.length > 10, allowClear = true, placeholder = tags ? '请选择或输入' : '请选择' } = rest;
  const emptyText = loading ? '加载中…' : tags ? '输入后按回车添加' : '没有选项';
  return (
    <AntSelect<string | string[]>
      id={rest.id}
      disabled={rest.disabled}
      status={rest.status}
      autoFocus={rest.autoFocus}
      onBlur={rest.onBlur}
      style={{ width: '100%' }}
      mode={tags ? 'tags' : multiple ? 'multiple' : undefined}
      tokenSeparators={tags ? [',', '，'] : undefined}
      maxTagCount={maxTagCount}
      maxTagPlaceholder={restOfTags}
      placeholder={placeholder}
      allowClear={allowClear}
      showSearch={search || multiple}
      filterOption={(typed, option) => match(String(option?.label ?? ''), typed)}
      onOpenChange={setOpened}
      virtual={options.length > 200}
      loading={loading}
      notFoundContent={<EmptyOption listOf={rest.id} text={emptyText} />}
      options={tags ? selection.choices.map((choice) => ({ ...choice, disabled: false })) : selection.choices}
      value={multiple ? selection.chosen : selection.chosen[0]}
      onChange={(next) => onChange?.(selection.valueFor(next))}
    />
  );
}

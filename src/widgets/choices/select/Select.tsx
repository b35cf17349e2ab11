import { Select as AntSelect } from 'antd';
import { useRef, useState } from 'react';

import type { SelectWidgetProps } from '../../../../generated/props.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import { say } from '../../../locale/index.ts';
import { EmptyOption, ReadOnlyText, selectionOf, useControlAria } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { useLabelFilter } from '../../../runtime/search/use-label-filter.ts';
import { restOfTags } from './rest-of-tags.tsx';

type Value = FieldOption['value'];

export type SelectProps = WidgetProps<Value | Value[]> & SelectWidgetProps & { loading?: boolean };

/**
 * Chooses one option, or several (`multiple`: text joined by commas, or an array where `joined` is false). With `tags`
 * typed text is accepted as well; a comma ends an entry. With `allowInput` the single value may be typed, too.
 */
export function Select({ value, onChange, readOnly, options = [], joined, valueText, ...rest }: SelectProps) {
  const { tags, multiple = tags, loading, maxTagCount = 1 } = rest;
  const isFree = rest.allowInput === true && !multiple;
  const [typed, setTyped] = useState('');
  // Typed text is accepted when the list closes, unless an option was chosen or Escape was pressed.
  const isSettled = useRef(true);
  const filter = useLabelFilter();
  const selection = selectionOf({ value, options, multiple, joined, valueText });
  useControlAria(readOnly ? {} : rest);
  if (readOnly) return <ReadOnlyText id={rest.id}>{selection.text}</ReadOnlyText>;
  const { search = isFree || options.length > 10, allowClear = true } = rest;
  const { placeholder = tags || isFree ? say('请选择或输入') : say('请选择') } = rest;
  const emptyText = loading ? say('加载中…') : tags ? say('输入后按回车添加') : say('没有选项');
  const isListed = (one: string) => options.some((option) => String(option.value) === one);
  const choices = selection.choices.map((choice) =>
    tags || (isFree && !isListed(choice.value)) ? { ...choice, disabled: false } : choice,
  );
  const own = isFree ? typed.trim() : '';
  const isNew = own !== '' && !choices.some(({ label }) => label === own);
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
      filterOption={filter.filterOption}
      onOpenChange={(isOpen) => {
        filter.onOpenChange(isOpen);
        if (isFree && isOpen) isSettled.current = false;
        else if (isNew && !isSettled.current) onChange?.(own);
      }}
      onSelect={() => (isSettled.current = true)}
      onInputKeyDown={({ key }) => {
        if (key === 'Escape') isSettled.current = true;
      }}
      virtual={options.length > 200}
      loading={loading}
      notFoundContent={<EmptyOption listOf={rest.id} text={emptyText} />}
      options={isNew ? [...choices, { value: own, label: own }] : choices}
      onSearch={isFree ? setTyped : undefined}
      value={multiple ? selection.chosen : selection.chosen[0]}
      onChange={(next) => onChange?.(selection.valueFor(next))}
    />
  );
}

import { Select } from 'antd';
import { useMemo, useRef, useState } from 'react';

import type { DataRecord, Option } from '../../runtime/data/ports.ts';
import { useOptionOfId } from '../../runtime/data/use-option-of-id.ts';
import { type OptionSearch, useOptionSearch } from '../../runtime/data/use-option-search.ts';
import { EmptyOption, ReadOnlyText, useControlAria } from '../../runtime/form/index.ts';
import type { WidgetProps } from '../../runtime/registry/index.ts';

export interface ReferenceProps extends WidgetProps<string> {
  model?: string;
  resource?: string;
  where?: Record<string, string | number | boolean>;
  allowClear?: boolean;
  pageSize?: number;
  /** The record of the chosen option, for what is copied from it. */
  onChoose?: (record: DataRecord | undefined) => void;
}

/** Chooses a record of another model, searched for on the server; the chosen one is named even where no page shows it. */
export function Reference({ value, onChange, onChoose, readOnly, valueText, where, ...rest }: ReferenceProps) {
  const { model, resource = `/${model}`, allowClear = true, pageSize, placeholder = '请输入关键字查找' } = rest;
  const [keyword, setKeyword] = useState<string>();
  const [chosen, setChosen] = useState<Option>();
  const isComposing = useRef(false);
  const search = useOptionSearch({ resource, keyword, where: useTexts(where), pageSize });

  const id = value === null || value === undefined || value === '' ? undefined : String(value);
  const known = [chosen, ...search.options].find((option) => option?.value === id)?.text ?? valueText;
  const asked = useOptionOfId(resource, id !== undefined && known === undefined ? id : undefined);
  const text = id === undefined ? undefined : (known ?? asked?.text ?? id);
  useControlAria(readOnly ? {} : rest);
  if (readOnly) return <ReadOnlyText id={rest.id}>{text}</ReadOnlyText>;

  const choices = search.options.map((option) => ({
    value: option.value,
    label: option.text,
    disabled: option.disabled,
  }));
  return (
    <span
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={(event) => {
        isComposing.current = false;
        // The select has told of this text while it was composed, and does not tell of it again.
        if (event.target instanceof HTMLInputElement) setKeyword(event.target.value);
      }}
    >
      <Select<{ value: string; label?: string }>
        id={rest.id}
        disabled={rest.disabled}
        status={rest.status}
        autoFocus={rest.autoFocus}
        style={{ width: '100%' }}
        labelInValue
        showSearch
        filterOption={false}
        allowClear={allowClear}
        placeholder={placeholder}
        loading={search.status === 'loading'}
        virtual={false}
        notFoundContent={<EmptyOption listOf={rest.id} text={emptyText(search)} />}
        options={choices}
        value={id === undefined ? undefined : { value: id, label: text }}
        onOpenChange={(isOpen) => setKeyword((typed) => (isOpen ? (typed ?? '') : undefined))}
        onSearch={(typed) => {
          if (!isComposing.current) setKeyword(typed);
        }}
        onChange={(next) => {
          const option = search.options.find((one) => one.value === next?.value);
          setChosen(option);
          onChange?.(next?.value ?? null);
          onChoose?.(option?.record);
        }}
        onBlur={rest.onBlur}
      />
    </span>
  );
}

function emptyText(search: OptionSearch): string {
  if (search.status === 'error') return search.message ?? '查询失败，请稍后再试。';
  return search.status === 'ready' ? '没有查询到任何数据' : '查询中…';
}

/** The conditions as the wire has them, the same object while they say the same. */
function useTexts(where: ReferenceProps['where']): Record<string, string> | undefined {
  const text = where && JSON.stringify(where);
  return useMemo(() => {
    const entries = text ? Object.entries(JSON.parse(text) as object) : [];
    return entries.length > 0 ? Object.fromEntries(entries.map(([name, value]) => [name, String(value)])) : undefined;
  }, [text]);
}

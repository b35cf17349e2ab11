import { Select } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';

import type { ReferenceWidgetProps } from '../../../../generated/props.ts';
import { pickedKeys, pickedValue, tellApart } from '../../../engine/picker/index.ts';
import { compact, markKey, splitList } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import { useOptionSearch, useOptionsOfIds, type OptionSearch } from '../../../runtime/data/index.ts';
import {
  EmptyOption,
  ReadOnlyText,
  useControlAria,
  useEnterChoice,
  useListSearch,
} from '../../../runtime/form/index.ts';
import type { DataRecord, Option } from '../../../runtime/ports/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { AwaitedAnswer, NamedList, PhoneChoice } from '../../../views/picker/index.ts';
import { restOfTags } from '../../choices/select/rest-of-tags.tsx';

import './reference.css';

export type ReferenceProps = WidgetProps<string | string[]> &
  ReferenceWidgetProps & {
    /**
     * Called with the record of the chosen option, from which fields are copied, or undefined if it is cleared. Not
     * called for several.
     */
    onChoose?: (record: DataRecord | undefined) => void;
  };

interface Chosen {
  value: string;
  label?: string;
}

/**
 * Chooses a record of another model, or with `multiple` several (joined by commas, or an array where `joined` is
 * false), searched for on the server; the value is named even if no page contains it.
 */
export function Reference({ value, onChange, onChoose, readOnly, valueText, where, ...rest }: ReferenceProps) {
  const { model, resource = `/${model}`, allowClear = true, pageSize, placeholder = say('请输入关键字查找') } = rest;
  const { multiple = false, joined = true } = rest;
  const typing = useListSearch();
  const [kept, setKept] = useState<readonly Option[]>([]);
  const { keyword, awaited } = typing;
  const isHurried = awaited !== undefined;
  const search = useOptionSearch({ resource, keyword, where: useTexts(where), pageSize, isHurried });
  const options = useEnterChoice(typing, search);

  const all = pickedKeys(value);
  const ids = multiple ? all : all.slice(0, 1);
  const given = valueText === undefined ? [] : multiple ? splitList(valueText) : [valueText];
  const known = new Map([
    ...[...search.options, ...kept].map(({ value: id, text }) => [id, text] as const),
    ...(given.length === ids.length ? ids.map((id, index) => [id, given[index] ?? id] as const) : []),
  ]);
  const asked = useOptionsOfIds(
    resource,
    ids.filter((id) => !known.has(id)),
  );
  const chosen = ids.map((id): Chosen => ({ value: id, label: known.get(id) ?? asked.get(id) ?? id }));
  useControlAria(readOnly ? {} : rest);
  if (readOnly) return <ReadOnlyText id={rest.id}>{chosen.map(({ label }) => label).join('、')}</ReadOnlyText>;

  const take = (next: readonly Chosen[]) => {
    const taken = next.map(({ value: id, label }) => {
      return search.options.find((one) => one.value === id) ?? { value: id, text: label ?? id };
    });
    const told = taken.map((option) => toldApart(option, search.options));
    setKept(told);
    onChange?.(
      pickedValue(
        next.map((one) => one.value),
        { multiple, joined },
      ),
    );
    const [first] = told;
    const record = told.length === 1 && first?.record ? { ...first.record, [markKey('id')]: first.mark } : undefined;
    if (record || told.length === 0) onChoose?.(record);
  };
  const marks = tellApart(options);
  const choices = options.map(({ value: id, text, disabled }) => ({ value: id, label: text, disabled }));
  const told = new Map([...search.options, ...kept].map(({ value: id, mark }) => [id, mark]));
  return (
    <span {...typing.around}>
      <PhoneChoice
        id={rest.id}
        aria-label={rest['aria-label']}
        aria-labelledby={rest['aria-labelledby']}
        several={multiple}
        onBlur={rest.onBlur}
        onOpenChange={typing.onOpenChange}
        draw={(part) => (
          <Select<Chosen | Chosen[]>
            id={part.id}
            disabled={rest.disabled}
            status={rest.status}
            autoFocus={rest.autoFocus}
            style={{ width: '100%' }}
            labelInValue
            mode={multiple ? 'multiple' : undefined}
            maxTagCount={1}
            maxTagPlaceholder={restOfTags}
            showSearch
            filterOption={false}
            allowClear={allowClear}
            placeholder={placeholder}
            loading={search.status === 'loading'}
            virtual={false}
            notFoundContent={<EmptyOption listOf={part.id} text={emptyText(search)} />}
            options={choices}
            popupMatchSelectWidth={false}
            classNames={{ popup: { root: 'pw-option-list' } }}
            optionRender={({ label, data }) => <Choice label={label} mark={marks.get(String(data.value))} />}
            labelRender={({ label, value: id }) => (
              <Choice label={label} mark={given.length > 0 ? undefined : told.get(String(id))} />
            )}
            value={multiple ? chosen : chosen[0]}
            onSearch={typing.onSearch}
            onChange={(next) => take(next === undefined ? [] : Array.isArray(next) ? next : [next])}
            onSelect={part.onPick}
            listHeight={part.listHeight}
            popupRender={(list) => (
              <NamedList aria-label={rest['aria-label']} aria-labelledby={rest['aria-labelledby']}>
                <AwaitedAnswer text={awaited} />
                {list}
              </NamedList>
            )}
            {...part.props}
          />
        )}
      />
    </span>
  );
}

/** Adds the code of an option if another choice has the same name, as a server may not mark namesakes. */
function toldApart(option: Option, others: readonly Option[]): Option {
  const hasNamesake = others.some(({ value, text }) => value !== option.value && text === option.text);
  return option.mark === undefined && hasNamesake ? compact({ ...option, mark: option.code }) : option;
}

function Choice({ label, mark }: { label: ReactNode; mark: string | undefined }) {
  return (
    <>
      {label}
      {mark !== undefined && mark !== label && <span className="pw-option-code">{mark}</span>}
    </>
  );
}

function emptyText(search: OptionSearch): string {
  if (search.status === 'error') return search.message ?? say('查询失败，请稍后再试。');
  return search.status === 'ready' ? say('没有查询到任何数据') : say('查询中…');
}

function useTexts(where: ReferenceProps['where']): Record<string, string> | undefined {
  const text = where && JSON.stringify(where);
  return useMemo(() => {
    const entries = text ? Object.entries(JSON.parse(text) as object) : [];
    return entries.length > 0 ? Object.fromEntries(entries.map(([name, value]) => [name, String(value)])) : undefined;
  }, [text]);
}

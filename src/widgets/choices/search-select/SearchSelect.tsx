import { Select as AntSelect } from 'antd';
import { use, useEffect, useMemo, useState } from 'react';

import type { SearchSelectWidgetProps } from '../../../../generated/props.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import {
  dictionaryChoices,
  SearchContext,
  useDictionary,
  useDictSearch,
  useDictTexts,
} from '../../../runtime/data/index.ts';
import {
  EmptyOption,
  ReadOnlyText,
  selectionOf,
  useControlAria,
  useEnterChoice,
  useListSearch,
  type SearchAnswer,
} from '../../../runtime/form/index.ts';
import type { Option } from '../../../runtime/ports/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { useTextMatch } from '../../../runtime/search/use-text-match.ts';
import { AwaitedAnswer, PhoneChoice } from '../../../views/picker/index.ts';
import { restOfTags } from '../select/rest-of-tags.tsx';

type Value = FieldOption['value'];

const none: readonly Option[] = [];

export type SearchSelectProps = WidgetProps<Value | Value[]> & SearchSelectWidgetProps;

/**
 * Chooses from the matches of the typed text: in a loaded dictionary (letters and pinyin), or with `async` in a table
 * on the server. Values that no search has returned are named by a separate request.
 */
export function SearchSelect({ value, onChange, readOnly, joined, valueText, ...rest }: SearchSelectProps) {
  const { dictionary, multiple, pageSize = 10, wait = 800, allowClear = true } = rest;
  // The server can only search tables.
  const isAsync = rest.async === true && dictionary?.includes(',') === true;
  const { message } = useFeedback();
  const typing = useListSearch();
  const { keyword } = typing;
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const isHurried = typing.awaited !== undefined;
  const search = useDictSearch({ dictionary: isAsync ? dictionary : undefined, keyword, pageSize, wait, isHurried });
  const loaded = useDictionary(isAsync ? undefined : dictionary);
  const own = rest.options?.map((option) => ({ ...option, value: String(option.value), text: option.label }));
  const isSearch = use(SearchContext);
  const offered = useMemo(() => loaded && dictionaryChoices(loaded, value, isSearch), [loaded, value, isSearch]);
  const items = dictionary === undefined ? own : offered;
  const match = useTextMatch(!isAsync && keyword !== undefined);
  useEffect(() => {
    if (search.message !== undefined) message.warning(search.message);
  }, [search.message, message]);

  const here: SearchAnswer = { status: items ? 'ready' : 'loading', answered: keyword, options: items ?? none };
  const found = useEnterChoice(typing, isAsync ? search : here);
  const held = selectionOf({ value, options: [], multiple, joined }).chosen;
  const known = new Map([...chosen, ...found].map((option) => [option.value, option.text]));
  const unnamed = isAsync && valueText === undefined ? held.filter((one) => !known.has(one)) : [];
  const texts = useDictTexts(isAsync ? dictionary : undefined, unnamed);
  const named = held.flatMap((one) => {
    const label = known.get(one) ?? texts.get(one);
    return label === undefined ? [] : [{ value: one, label }];
  });
  const selection = selectionOf({ value, options: named, multiple, joined, valueText });
  useControlAria(readOnly ? {} : rest);
  if (readOnly) return <ReadOnlyText id={rest.id}>{selection.text}</ReadOnlyText>;

  const isLoading = isAsync ? search.status === 'loading' : items === undefined && dictionary !== undefined;
  const shown = found.map((option) => ({ value: option.value, label: option.text, disabled: option.disabled }));
  const missing = selection.choices.filter((one) => !shown.some((option) => option.value === one.value));
  const emptyText = isLoading ? say('查询中…') : keyword ? say('没有查询到任何数据') : say('请输入搜索内容');
  return (
    <span {...typing.around}>
      <PhoneChoice
        id={rest.id}
        aria-label={rest['aria-label']}
        aria-labelledby={rest['aria-labelledby']}
        several={multiple === true}
        onBlur={rest.onBlur}
        onOpenChange={typing.onOpenChange}
        draw={(part) => (
          <AntSelect<string | string[]>
            id={part.id}
            disabled={rest.disabled}
            status={rest.status}
            autoFocus={rest.autoFocus}
            style={{ width: '100%' }}
            mode={multiple ? 'multiple' : undefined}
            maxTagCount={1}
            maxTagPlaceholder={restOfTags}
            showSearch
            allowClear={allowClear}
            placeholder={rest.placeholder ?? say('请输入搜索内容')}
            loading={isLoading}
            virtual={shown.length > 200}
            filterOption={isAsync ? false : (typed, option) => match(String(option?.label ?? ''), typed)}
            notFoundContent={<EmptyOption listOf={part.id} text={emptyText} />}
            options={keyword || isAsync ? [...shown, ...missing.filter(() => !keyword)] : [...shown, ...missing]}
            labelRender={({ value: one, label }) =>
              label ?? selection.choices.find((choice) => choice.value === String(one))?.label ?? String(one)
            }
            value={multiple ? selection.chosen : selection.chosen[0]}
            onSearch={typing.onSearch}
            onChange={(next) => {
              const keys = (Array.isArray(next) ? next : [next]).filter((one) => one !== undefined && one !== null);
              setChosen(keys.map((one) => ({ value: one, text: known.get(one) ?? texts.get(one) ?? one })));
              onChange?.(selection.valueFor(next));
            }}
            onSelect={part.onPick}
            listHeight={part.listHeight}
            popupRender={(list) => (
              <>
                <AwaitedAnswer text={typing.awaited} />
                {list}
              </>
            )}
            {...part.props}
          />
        )}
      />
    </span>
  );
}

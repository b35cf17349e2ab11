import { use } from 'react';

import type { DictSelectWidgetProps } from '../../../../generated/props.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import { dictionaryChoices, SearchContext, useDictionary } from '../../../runtime/data/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Radio } from '../radio/Radio.tsx';
import { Select } from '../select/Select.tsx';

type Value = FieldOption['value'];

export type DictSelectProps = WidgetProps<Value | Value[]> & DictSelectWidgetProps;

/**
 * Chooses from a dictionary. A value that the dictionary lacks is kept, and shown with the name that the server
 * provided.
 */
export function DictSelect({ dictionary, look, value, search = true, ...rest }: DictSelectProps) {
  const items = useDictionary(dictionary);
  const choices = dictionaryChoices(items ?? [], value, use(SearchContext));
  const options = choices.map((item) => ({ value: item.value, label: item.text, disabled: item.disabled }));
  if (look === 'checkbox') return <Checkbox {...rest} value={value} options={options} />;
  if (look === 'radio' || look === 'radioButton') {
    const one = Array.isArray(value) ? value[0] : value;
    return <Radio {...rest} value={one} options={options} buttons={look === 'radioButton'} />;
  }
  return <Select {...rest} value={value} search={search} options={options} loading={items === undefined} />;
}

import { Input, InputNumber, Select } from 'antd';

import type { FieldChoice } from '../../../../src/engine/sentences/index.ts';
import type { JsonValue } from '../../../../src/schema/json/index.ts';
import type { LogicWords } from '../logic-words.ts';

/** Edits a fixed value of a field: one of its options, yes or no, a number, or a text. */
export function ValueEditor(props: {
  label: string;
  field: FieldChoice | undefined;
  words: LogicWords;
  value: JsonValue | undefined;
  onChange: (value: string | number | boolean) => void;
}) {
  const { label, field, words, value, onChange } = props;
  const isNumber = field?.type === 'number' || field?.type === 'integer';
  if (field?.options && field.options.size > 0) {
    const options = [...field.options].map(([each, text]) => ({ value: each, label: text }));
    const choose = (chosen: string) => onChange(isNumber ? Number(chosen) : chosen);
    return <Select aria-label={label} value={textOf(value)} onChange={choose} options={options} />;
  }
  if (typeof value === 'boolean' || field?.type === 'boolean')
    return (
      <Select
        aria-label={label}
        value={value === true}
        onChange={onChange}
        options={[
          { value: true, label: words.yes },
          { value: false, label: words.no },
        ]}
      />
    );
  if (typeof value === 'number' || isNumber)
    return (
      <InputNumber
        aria-label={label}
        value={typeof value === 'number' ? value : null}
        onChange={(next) => next !== null && onChange(next)}
      />
    );
  return (
    <Input
      aria-label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

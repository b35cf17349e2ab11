import { Button, Input, InputNumber, Select } from 'antd';

import type { ConditionOperator, ConditionRow, FieldChoice } from '../../../src/engine/sentences/index.ts';
import type { LogicWords } from './logic-words.ts';

type Value = ConditionRow['value'];

const operators: readonly ConditionOperator[] = ['==', '!=', '<', '<=', '>', '>=', 'contains', 'filled', 'empty'];

/** Edits one comparison: a field, an operator and a value. */
export function ConditionRowEditor(props: {
  row: ConditionRow;
  number: number;
  fields: readonly FieldChoice[];
  words: LogicWords;
  onChange: (row: ConditionRow) => void;
  onRemove: (() => void) | undefined;
}) {
  const { row, number, fields, words, onChange, onRemove } = props;
  const field = fields.find(({ path }) => path === row.field);
  const hasValue = row.operator !== 'filled' && row.operator !== 'empty';
  const chooseField = (path: string) => {
    const next = fields.find((each) => each.path === path);
    onChange({ field: path, operator: row.operator, ...(hasValue && { value: startValue(next) }) });
  };
  const chooseOperator = (operator: ConditionOperator) => {
    const needsValue = operator !== 'filled' && operator !== 'empty';
    onChange({ field: row.field, operator, ...(needsValue && { value: row.value ?? startValue(field) }) });
  };
  return (
    <div className="pw-logic-condition-row">
      <Select
        showSearch
        aria-label={words.field(number)}
        value={row.field}
        onChange={chooseField}
        optionFilterProp="label"
        options={fields.map(({ path, title }) => ({ value: path, label: title }))}
      />
      <Select
        aria-label={words.operator(number)}
        value={row.operator}
        onChange={chooseOperator}
        options={operators.map((value) => ({ value, label: words.operators[value] }))}
      />
      {hasValue && (
        <ValueEditor
          label={words.value(number)}
          field={field}
          words={words}
          value={row.value}
          onChange={(value) => onChange({ ...row, value })}
        />
      )}
      {onRemove && (
        <Button type="text" aria-label={words.remove(number)} onClick={onRemove}>
          ×
        </Button>
      )}
    </div>
  );
}

/** Returns the initial value of a comparison with a field. */
export function startValue(field: FieldChoice | undefined): NonNullable<Value> {
  const [option] = field?.options?.keys() ?? [];
  if (option !== undefined) return field?.type === 'string' ? option : Number(option);
  if (field?.type === 'boolean') return true;
  return field?.type === 'number' || field?.type === 'integer' ? 0 : '';
}

function ValueEditor(props: {
  label: string;
  field: FieldChoice | undefined;
  words: LogicWords;
  value: Value;
  onChange: (value: NonNullable<Value>) => void;
}) {
  const { label, field, words, value, onChange } = props;
  const isNumber = field?.type === 'number' || field?.type === 'integer';
  if (field?.options && field.options.size > 0) {
    const options = [...field.options].map(([each, text]) => ({ value: each, label: text }));
    const choose = (chosen: string) => onChange(isNumber ? Number(chosen) : chosen);
    return <Select aria-label={label} value={String(value ?? '')} onChange={choose} options={options} />;
  }
  if (typeof value === 'boolean')
    return (
      <Select
        aria-label={label}
        value={value}
        onChange={onChange}
        options={[
          { value: true, label: words.yes },
          { value: false, label: words.no },
        ]}
      />
    );
  if (typeof value === 'number')
    return <InputNumber aria-label={label} value={value} onChange={(next) => next !== null && onChange(next)} />;
  return <Input aria-label={label} value={value ?? ''} onChange={({ target }) => onChange(target.value)} />;
}

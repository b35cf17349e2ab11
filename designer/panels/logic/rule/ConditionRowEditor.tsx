import { Button, Select } from 'antd';

import type { ConditionOperator, ConditionRow, FieldChoice } from '../../../../src/engine/sentences/index.ts';
import type { LogicWords } from '../logic-words.ts';
import { operatorsFor, startValue } from './condition-operators.ts';
import { ValueEditor } from './ValueEditor.tsx';

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
    const known = operatorsFor(next);
    const operator = known.includes(row.operator) ? row.operator : (known[0] ?? 'filled');
    const needsValue = operator !== 'filled' && operator !== 'empty';
    onChange({ field: path, operator, ...(needsValue && { value: startValue(next) }) });
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
        options={[...new Set([...operatorsFor(field), row.operator])].map((value) => ({
          value,
          label: (field?.type === 'boolean' ? words.answers[value] : undefined) ?? words.operators[value],
        }))}
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

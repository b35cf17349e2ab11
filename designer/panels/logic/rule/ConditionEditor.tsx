import { Button, Select } from 'antd';

import {
  readConditionRows,
  writeConditionRows,
  type ConditionRow,
  type ConditionRows,
  type FieldChoice,
} from '../../../../src/engine/sentences/index.ts';
import type { LogicWords } from '../logic-words.ts';
import { startRow } from './condition-operators.ts';
import { ConditionRowEditor } from './ConditionRowEditor.tsx';

/** Edits a condition as comparisons; a condition that is more than that is edited as an expression only. */
export function ConditionEditor(props: {
  when: string;
  fields: readonly FieldChoice[];
  words: LogicWords;
  onChange: (when: string) => void;
}) {
  const { when, fields, words, onChange } = props;
  const condition = readConditionRows(when);
  if (!condition) return <p role="status">{words.notRows}</p>;
  const { join, rows } = condition;
  const change = (next: ConditionRows) => onChange(writeConditionRows(next));
  const put = (index: number, row: ConditionRow | undefined) =>
    change({ join, rows: rows.flatMap((each, at) => (at === index ? (row ?? []) : each)) });
  const [first] = fields;
  return (
    <div className="pw-logic-condition">
      {rows.length > 1 && (
        <Select
          aria-label={words.join}
          value={join}
          onChange={(next) => change({ join: next, rows })}
          options={(['all', 'any'] as const).map((value) => ({ value, label: words.joins[value] }))}
        />
      )}
      {rows.map((row, index) => (
        <ConditionRowEditor
          // oxlint-disable-next-line react/no-array-index-key -- a comparison is identified by its place
          key={index}
          row={row}
          fields={fields}
          words={words}
          number={index + 1}
          onChange={(next) => put(index, next)}
          onRemove={rows.length > 1 ? () => put(index, undefined) : undefined}
        />
      ))}
      {first && (
        <Button size="small" onClick={() => change({ join, rows: [...rows, startRow(first)] })}>
          {words.add}
        </Button>
      )}
    </div>
  );
}

import { Button, Input, Modal, Select } from 'antd';
import { useState } from 'react';

import {
  readConditionRows,
  writeConditionRows,
  type ConditionRow,
  type ConditionRows,
  type FieldChoice,
} from '../../../src/engine/sentences/index.ts';
import { extractTemplate, parseExpression } from '../../../src/schema/expressions/index.ts';
import { setProperty } from '../../commands/index.ts';
import { valueAtPath } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { ConditionRowEditor, startValue } from './ConditionRowEditor.tsx';
import type { LogicWords } from './logic-words.ts';
import type { SentencePlace } from './sentence-place.ts';

/**
 * Edits a condition as comparisons, or as its expression below. Both change the same text of the document, and all
 * changes here are one step.
 */
export function ConditionDialog(props: {
  design: OpenDesign;
  /** The node with the condition, and the path to the expression in it. */
  place: SentencePlace;
  title: string;
  fields: readonly FieldChoice[];
  words: LogicWords;
  onClose: () => void;
}) {
  const { design, place, title, fields, words, onClose } = props;
  const found = valueAtPath(design.tree, [...place.node, ...place.property]);
  const text = (typeof found === 'string' ? (extractTemplate(found) ?? '') : '').trim();
  // Input that cannot be written yet; it is discarded when the condition changes.
  const [typed, setTyped] = useState<{ over: string; text: string }>();
  const source = typed?.over === text ? typed.text : text;
  const parsed = parseExpression(source);
  const condition = readConditionRows(text);
  const write = (next: string) =>
    design.execute(setProperty, { node: place.node, path: place.property, value: `{{ ${next} }}` });
  const change = (next: ConditionRows) => write(writeConditionRows(next));
  const type = (next: string) => {
    setTyped({ over: text, text: next });
    if ('ast' in parseExpression(next)) write(next.trim());
  };
  const close = () => {
    design.endGesture();
    onClose();
  };
  return (
    <Modal
      open
      title={words.editOf(title)}
      width={800}
      maskClosable={false}
      onCancel={close}
      footer={
        <Button type="primary" onClick={close}>
          {words.done}
        </Button>
      }
    >
      {condition ? (
        <Rows condition={condition} fields={fields} words={words} onChange={change} />
      ) : (
        <p role="status">{words.notRows}</p>
      )}
      <label htmlFor="pw-condition-source">{words.source}</label>
      <Input.TextArea
        id="pw-condition-source"
        className="pw-designer-source"
        autoSize={{ minRows: 2, maxRows: 8 }}
        spellCheck={false}
        value={source}
        status={'ast' in parsed ? '' : 'error'}
        aria-describedby="pw-condition-problem"
        onChange={({ target }) => type(target.value)}
      />
      <div id="pw-condition-problem" className="pw-logic-flag">
        {'ast' in parsed ? '' : parsed.problem.message}
      </div>
    </Modal>
  );
}

function Rows(props: {
  condition: ConditionRows;
  fields: readonly FieldChoice[];
  words: LogicWords;
  onChange: (next: ConditionRows) => void;
}) {
  const { condition, fields, words, onChange } = props;
  const { join, rows } = condition;
  const put = (index: number, row: ConditionRow | undefined) =>
    onChange({ join, rows: rows.flatMap((each, at) => (at === index ? (row ?? []) : each)) });
  const [first] = fields;
  return (
    <div className="pw-logic-condition">
      <Select
        aria-label={words.join}
        value={join}
        onChange={(next) => onChange({ join: next, rows })}
        options={(['all', 'any'] as const).map((value) => ({ value, label: words.joins[value] }))}
      />
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
        <Button
          size="small"
          onClick={() =>
            onChange({ join, rows: [...rows, { field: first.path, operator: '==', value: startValue(first) }] })
          }
        >
          {words.add}
        </Button>
      )}
    </div>
  );
}

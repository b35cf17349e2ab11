import { Button, Input } from 'antd';

import type { FieldChoice } from '../../../../src/engine/sentences/index.ts';
import { extractTemplate } from '../../../../src/schema/expressions/index.ts';
import type { JsonValue } from '../../../../src/schema/json/index.ts';
import type { LogicWords } from '../logic-words.ts';
import { startValue } from './condition-operators.ts';
import { ValueEditor } from './ValueEditor.tsx';

/** Edits the value that a rule sets: a fixed one, or a formula. */
export function NewValueEditor(props: {
  value: JsonValue;
  field: FieldChoice | undefined;
  words: LogicWords;
  onChange: (value: JsonValue) => void;
}) {
  const { value, field, words, onChange } = props;
  const formula = typeof value === 'string' ? extractTemplate(value) : undefined;
  const isFormula = formula !== undefined;
  return (
    <>
      {isFormula ? (
        <Input
          aria-label={words.newValue}
          className="pw-designer-source"
          value={formula.trim()}
          onChange={({ target }) => onChange(`{{ ${target.value} }}`)}
        />
      ) : (
        <ValueEditor label={words.newValue} field={field} words={words} value={value} onChange={onChange} />
      )}
      <Button
        type="text"
        aria-pressed={isFormula}
        title={words.byFormula}
        aria-label={words.byFormula}
        onClick={() => onChange(isFormula ? startValue(field) : `{{ ${JSON.stringify(value)} }}`)}
      >
        ƒx
      </Button>
    </>
  );
}

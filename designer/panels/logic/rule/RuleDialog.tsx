import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';

import type { FieldChoice } from '../../../../src/engine/sentences/index.ts';
import { parseExpression } from '../../../../src/schema/expressions/index.ts';
import type { LogicWords } from '../logic-words.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import { EffectEditor } from './EffectEditor.tsx';
import type { RuleDraft, RuleTarget } from './rule-draft.ts';
import { lackOf } from './rule-lack.ts';

/**
 * Makes a rule, or edits one: its condition as comparisons or as an expression, and its effect. The document changes
 * when the dialog is confirmed, in one step.
 */
export function RuleDialog(props: {
  initial: RuleDraft;
  isNew: boolean;
  targets: readonly RuleTarget[];
  fields: readonly FieldChoice[];
  words: LogicWords;
  /** Describes a rule as a sentence. */
  describe: (draft: RuleDraft) => string;
  /** Returns the sentence of the rule that a draft would replace, with a function that edits it instead. */
  replaced: (draft: RuleDraft) => { text: string; edit: (() => void) | undefined } | undefined;
  onSave: (draft: RuleDraft) => void;
  onDelete: () => void;
  onClose: () => void;
}) {
  const { initial, isNew, targets, fields, words, describe, replaced, onSave, onDelete, onClose } = props;
  const [draft, setDraft] = useState(initial);
  const { when, effect } = draft;
  const parsed = parseExpression(when);
  const isWrong = !('ast' in parsed);
  const lack = lackOf(draft);
  const other = replaced(draft);
  const putWhen = (next: string) => setDraft({ ...draft, when: next });
  return (
    <Modal
      open
      title={isNew ? words.newRule : words.editRule}
      width={800}
      maskClosable={false}
      onCancel={onClose}
      footer={
        <div className="pw-logic-rule-buttons">
          {!isNew && (
            <Button className="pw-logic-rule-delete" onClick={onDelete}>
              {words.deleteRule}
            </Button>
          )}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="primary" disabled={isWrong || lack !== undefined} onClick={() => onSave(draft)}>
            {words.save}
          </Button>
        </div>
      }
    >
      <section className="pw-logic-rule" aria-label={words.when}>
        <h5>{words.when}</h5>
        {!isWrong && <ConditionEditor when={when} fields={fields} words={words} onChange={putWhen} />}
        <label htmlFor="pw-condition-source">{words.source}</label>
        <Input.TextArea
          id="pw-condition-source"
          className="pw-designer-source"
          autoSize={{ minRows: 1, maxRows: 8 }}
          spellCheck={false}
          value={when}
          status={isWrong ? 'error' : ''}
          aria-describedby="pw-condition-problem"
          onChange={({ target }) => putWhen(target.value)}
        />
        <div id="pw-condition-problem" className="pw-logic-flag">
          {isWrong ? parsed.problem.message : ''}
        </div>
      </section>
      <section className="pw-logic-rule" aria-label={words.then}>
        <h5>{words.then}</h5>
        {effect === 'other' ? (
          <p role="status">{words.keeps(describe(initial))}</p>
        ) : (
          <EffectEditor draft={draft} targets={targets} fields={fields} words={words} onChange={setDraft} />
        )}
      </section>
      {other && (
        <Alert
          type="warning"
          showIcon
          message={words.replaces(other.text)}
          action={
            other.edit && (
              <Button size="small" onClick={other.edit}>
                {words.editThat}
              </Button>
            )
          }
        />
      )}
      <p className="pw-logic-rule-sentence" role="status" aria-label={words.reads}>
        {lack !== undefined ? words.lacks[lack] : isWrong || effect === 'other' ? '' : describe(draft)}
      </p>
    </Modal>
  );
}

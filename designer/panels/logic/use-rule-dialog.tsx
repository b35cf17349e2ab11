import { useState, type ReactNode } from 'react';

import type { ResolvedForm } from '../../../src/engine/form/index.ts';
import {
  fieldChoices,
  plannedSentence,
  writeConditionRows,
  type DictionaryTexts,
  type LogicSentence,
  type SentenceLocale,
} from '../../../src/engine/sentences/index.ts';
import { fromPointer, toPointer } from '../../../src/schema/json/index.ts';
import { drawnNodeAt, isSamePath } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import type { LogicWords } from './logic-words.ts';
import { startRow } from './rule/condition-operators.ts';
import { plannedRule } from './rule/planned-rule.ts';
import { newRule, readRule, rulePlace } from './rule/read-rule.ts';
import { removeRule, replacedCondition, writeRule } from './rule/rule-commands.ts';
import type { RuleDraft, RulePlace } from './rule/rule-draft.ts';
import { ruleTargets } from './rule/rule-targets.ts';
import { RuleDialog } from './rule/RuleDialog.tsx';

interface OpenRule {
  draft: RuleDraft;
  place?: RulePlace | undefined;
}

/** Returns the functions that open the rules of a form, and their dialog while it is open. */
export function useRuleDialog(props: {
  design: OpenDesign;
  form: ResolvedForm;
  locale: SentenceLocale;
  words: LogicWords;
  dictionaries: DictionaryTexts;
  sentences: readonly LogicSentence[];
}): {
  add: () => void;
  adderOf: (path: string) => (() => void) | undefined;
  editOf: (sentence: LogicSentence) => (() => void) | undefined;
  dialog: ReactNode;
} {
  const { design, form, locale, words, dictionaries, sentences } = props;
  const { tree, selected, execute } = design;
  const [open, setOpen] = useState<OpenRule>();
  const targets = ruleTargets(form);
  const fields = fieldChoices(form, dictionaries);
  const targetOf = (path: string) => targets.find((target) => target.path === path);
  const begin = (path: string) => {
    const field = fields.find((each) => each.path !== path) ?? fields[0];
    const when = field ? writeConditionRows({ join: 'all', rows: [startRow(field)] }) : 'true';
    setOpen({ draft: { ...newRule(path), when } });
  };
  const editOf = (sentence: LogicSentence) => {
    const draft = sentence.document === form.document ? readRule(tree, sentence, targets) : undefined;
    return draft && (() => setOpen({ draft, place: rulePlace(sentence) }));
  };
  const replaced = (draft: RuleDraft) => {
    const path = replacedCondition(tree, draft, targetOf(draft.target));
    const isOwn = open?.place && path && isSamePath(path, [...open.place.node, open.place.key]);
    const sentence =
      path && sentences.find(({ pointer, document }) => document === form.document && pointer === toPointer(path));
    return path && sentence && !isOwn ? { text: sentence.text, edit: editOf(sentence) } : undefined;
  };
  const save = (draft: RuleDraft) => {
    execute(writeRule, { draft, target: targetOf(draft.target), replaces: open?.place });
    setOpen(undefined);
  };
  const remove = () => {
    if (open?.place) execute(removeRule, { place: open.place });
    setOpen(undefined);
  };
  const chosen = () => {
    const path = selected.at(-1);
    const node = path && drawnNodeAt(form.nodes, toPointer(path));
    return targets.find((target) => node && isSamePath(target.node, fromPointer(node.pointer)))?.path ?? '';
  };
  return {
    add: () => begin(chosen()),
    adderOf: (path) => (path === '' || targetOf(path) ? () => begin(path) : undefined),
    editOf,
    dialog: open && (
      <RuleDialog
        key={open.place ? toPointer([...open.place.node, open.place.key, open.place.index ?? '']) : ''}
        initial={open.draft}
        isNew={open.place === undefined}
        targets={targets}
        fields={fields}
        words={words}
        describe={(draft) => plannedSentence(form, locale, dictionaries, plannedRule(draft))}
        replaced={replaced}
        onSave={save}
        onDelete={remove}
        onClose={() => setOpen(undefined)}
      />
    ),
  };
}

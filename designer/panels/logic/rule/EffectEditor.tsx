import { Input, Select } from 'antd';

import type { FieldChoice } from '../../../../src/engine/sentences/index.ts';
import { readObject, type JsonValue } from '../../../../src/schema/json/index.ts';
import type { LogicWords } from '../logic-words.ts';
import { NewValueEditor } from './NewValueEditor.tsx';
import {
  isMessageEffect,
  messageEffects,
  stateEffects,
  type RuleDraft,
  type RuleEffect,
  type RuleTarget,
} from './rule-draft.ts';

const states = Object.keys(stateEffects).filter((key): key is keyof typeof stateEffects => key in stateEffects);
const messages = Object.keys(messageEffects).filter((key): key is keyof typeof messageEffects => key in messageEffects);

/** Edits the effect of a rule: the field, what happens to it, and the value, options or message of it. */
export function EffectEditor(props: {
  draft: RuleDraft;
  targets: readonly RuleTarget[];
  fields: readonly FieldChoice[];
  words: LogicWords;
  onChange: (draft: RuleDraft) => void;
}) {
  const { draft, targets, fields, words, onChange } = props;
  const { effect } = draft;
  const target = targets.find(({ path }) => path === draft.target);
  const field = fields.find(({ path }) => path === draft.target);
  const isMessage = isMessageEffect(effect);
  const chooseEffect = (next: RuleEffect) => {
    const isKept = isMessageEffect(next) ? target?.isField : true;
    onChange({ ...draft, effect: next, target: isKept ? draft.target : '' });
  };
  const chooseTarget = (path: string | undefined) => {
    const next = targets.find((each) => each.path === path);
    const isOnlyForFields = effect === 'require' || effect === 'value' || effect === 'options';
    const kept = isOnlyForFields && next?.isField === false ? 'show' : effect;
    onChange({ ...draft, target: path ?? '', effect: kept, value: null, options: [] });
  };
  const offered: readonly RuleEffect[] = [
    ...states.filter((state) => state !== 'require' || target?.isField !== false),
    ...(target?.isField === false ? [] : (['value', 'options'] as const)),
    ...messages,
  ];
  return (
    <div className="pw-logic-effect">
      {!isMessage && <TargetSelect {...props} value={draft.target} label={words.target} onChange={chooseTarget} />}
      <Select
        aria-label={words.effect}
        value={effect}
        onChange={chooseEffect}
        listHeight={320}
        options={offered.map((value) => ({ value, label: words.effects[value] }))}
      />
      {isMessage && (
        <>
          <Input
            aria-label={words.message}
            placeholder={words.message}
            value={draft.message}
            onChange={(event) => onChange({ ...draft, message: event.target.value })}
          />
          <TargetSelect {...props} value={draft.target} label={words.shownAt} onChange={chooseTarget} />
        </>
      )}
      {effect === 'value' && (
        <NewValueEditor
          value={draft.value}
          field={field}
          words={words}
          onChange={(value) => onChange({ ...draft, value })}
        />
      )}
      {effect === 'options' && <OptionsSelect draft={draft} field={field} words={words} onChange={onChange} />}
    </div>
  );
}

function TargetSelect(props: {
  draft: RuleDraft;
  targets: readonly RuleTarget[];
  words: LogicWords;
  value: string;
  label: string;
  onChange: (path: string | undefined) => void;
}) {
  const { targets, words, value, label, onChange, draft } = props;
  const isMessage = isMessageEffect(draft.effect);
  const offered = isMessage ? targets.filter(({ isField }) => isField) : targets;
  return (
    <Select
      showSearch
      allowClear={isMessage}
      aria-label={label}
      placeholder={isMessage ? words.form : words.target}
      value={value === '' ? undefined : value}
      onChange={onChange}
      optionFilterProp="label"
      options={offered.map(({ path, title }) => ({ value: path, label: title }))}
    />
  );
}

function OptionsSelect(props: {
  draft: RuleDraft;
  field: FieldChoice | undefined;
  words: LogicWords;
  onChange: (draft: RuleDraft) => void;
}) {
  const { draft, field, words, onChange } = props;
  const known = [...(field?.options ?? [])];
  if (known.length === 0) return <p role="status">{words.noOptions}</p>;
  const isNumber = field?.type === 'number' || field?.type === 'integer';
  const choose = (chosen: string[]) => {
    const options = known
      .filter(([value]) => chosen.includes(value))
      .map(([value, label]): JsonValue => ({ value: isNumber ? Number(value) : value, label }));
    onChange({ ...draft, options });
  };
  return (
    <Select
      mode="multiple"
      aria-label={words.options}
      placeholder={words.options}
      value={draft.options.map((option) => String(readObject(option)['value'] ?? option))}
      onChange={choose}
      optionFilterProp="label"
      options={known.map(([value, label]) => ({ value, label }))}
    />
  );
}

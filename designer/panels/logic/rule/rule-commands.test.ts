import { expect, test } from 'vitest';

import { vocabulary } from '../../../../generated/vocabulary.ts';
import { resolveForm } from '../../../../src/engine/form/index.ts';
import { formSentences } from '../../../../src/engine/sentences/index.ts';
import { readAt, readObject, type JsonObject } from '../../../../src/schema/json/index.ts';
import { applyPatches, fromTree, toTree } from '../../../../src/schema/tree/index.ts';
import { isPlanned, type Plan } from '../../../commands/index.ts';
import { newRule, readRule, rulePlace } from './read-rule.ts';
import { removeRule, replacedCondition, writeRule } from './rule-commands.ts';
import type { RuleDraft } from './rule-draft.ts';
import { ruleTargets } from './rule-targets.ts';

const level = { type: 'string', title: '等级', enum: ['A', 'B'] };
const body = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  kind: 'form',
  formatVersion: 1,
  title: '单',
  ...more,
  properties,
});
const plain = body({
  level,
  _more: {
    type: 'void',
    title: '更多',
    'x-component': 'Card',
    properties: { note: { type: 'string', title: '备注' } },
  },
});

function open(document: JsonObject) {
  const tree = toTree(document);
  const design = { tree, vocabulary };
  const documents = { get: () => undefined, keys: () => [] };
  const form = resolveForm({ document: 'a/f.form', pointer: '', body: document }, documents, vocabulary);
  const targets = ruleTargets(form);
  const sentences = formSentences(form, 'zh-CN');
  return { tree, design, targets, sentences };
}

function done(document: JsonObject, plan: Plan): JsonObject {
  if (!isPlanned(plan)) throw new Error(plan.refused.key);
  const { tree, inverse } = applyPatches(toTree(document), plan.patches);
  expect(fromTree(applyPatches(tree, inverse).tree)).toEqual(document);
  return readObject(fromTree(tree));
}

function write(document: JsonObject, draft: RuleDraft, replaced?: number): JsonObject {
  const { design, targets, sentences } = open(document);
  const target = targets.find(({ path }) => path === draft.target);
  const sentence = replaced === undefined ? undefined : sentences[replaced];
  const replaces = sentence && rulePlace(sentence);
  return done(document, writeRule(design, { draft, target, replaces }));
}

const draft = (target: string, more: Partial<RuleDraft>): RuleDraft => ({
  ...newRule(target),
  when: "$record.level == 'A'",
  ...more,
});

const cases: [string, Partial<RuleDraft>, string, JsonObject, string][] = [
  [
    'show',
    { effect: 'show' },
    '_more',
    { 'x-visible': "{{ $record.level == 'A' }}" },
    '当 等级 为“A”时，更多 才显示。',
  ],
  [
    'hide',
    { effect: 'hide' },
    '_more',
    { 'x-visible': "{{ !($record.level == 'A') }}" },
    '当 等级 为“A”时，更多 不显示。',
  ],
  [
    'hide and keep',
    { effect: 'hideKeeping' },
    'note',
    { 'x-hidden': "{{ $record.level == 'A' }}" },
    '当 等级 为“A”时，备注 隐藏但保留值。',
  ],
  [
    'require',
    { effect: 'require' },
    'note',
    { required: "{{ $record.level == 'A' }}" },
    '当 等级 为“A”时，备注 必填。',
  ],
  [
    'disable',
    { effect: 'disable' },
    'note',
    { 'x-disabled': "{{ $record.level == 'A' }}" },
    '当 等级 为“A”时，备注 禁用。',
  ],
  [
    'read-only',
    { effect: 'readOnly' },
    'note',
    { 'x-read-only': "{{ $record.level == 'A' }}" },
    '当 等级 为“A”时，备注 只读。',
  ],
  [
    'a value',
    { effect: 'value', value: '加急' },
    'note',
    { 'x-reactions': { when: "{{ $record.level == 'A' }}", fulfill: { state: { value: '加急' } } } },
    '当 等级 为“A”时，备注 的值为“加急”。',
  ],
  [
    'options',
    { effect: 'options', options: [{ value: 'A', label: '甲' }] },
    'level',
    {
      'x-reactions': {
        when: "{{ $record.level == 'A' }}",
        fulfill: { state: { dataSource: [{ value: 'A', label: '甲' }] } },
      },
    },
    '当 等级 为“A”时，等级 的选项换成“甲”。',
  ],
];

test.each(cases)(
  '%s is written in the words of the format, described, and read again',
  (_, given, path, keys, text) => {
    const written = write(plain, draft(path, given));
    const { tree, sentences, targets } = open(written);
    const node = targets.find((each) => each.path === path)?.node ?? [];
    expect(readAt(written, node.map(String))).toMatchObject(keys);
    expect(sentences.map((sentence) => sentence.text)).toEqual([text]);
    const [sentence] = sentences;
    expect(sentence && readRule(tree, sentence, targets)).toEqual(draft(path, given));
  },
);

test.each([
  ['refuse', "{{ !($record.level == 'A') }}", undefined, '当 等级 为“A”时，不能保存，提示“不行”。'],
  ['remind', "{{ !($record.level == 'A') }}", 'warning', '当 等级 为“A”时，提醒“不行”。'],
  ['must', "{{ $record.level == 'A' }}", undefined, '必须 等级 为“A”，否则不能保存，提示“不行”。'],
  ['should', "{{ $record.level == 'A' }}", 'warning', '应当 等级 为“A”，否则提醒“不行”。'],
] as const)('%s is a rule of the form', (effect, when, severity, text) => {
  const given = draft('note', { effect, message: '不行' });
  const written = write(plain, given);
  expect(written['rules']).toEqual([{ when, message: '不行', field: 'note', ...(severity && { severity }) }]);
  const { tree, sentences, targets } = open(written);
  const [sentence] = sentences;
  expect([sentence?.text, sentence && readRule(tree, sentence, targets)]).toEqual([text, given]);
});

test('the second reaction of a node makes a list; when one is removed, the other is left', () => {
  const value = (to: string) => draft('note', { effect: 'value', value: to });
  const two = write(write(plain, value('甲')), value('乙'));
  const { design, sentences } = open(two);
  expect(sentences.map(({ text }) => text)).toEqual([
    '当 等级 为“A”时，备注 的值为“甲”。',
    '当 等级 为“A”时，备注 的值为“乙”。',
  ]);
  const [first] = sentences;
  const place = first && rulePlace(first);
  if (!place) throw new Error('no place');
  const left = done(two, removeRule(design, { place }));
  expect(open(left).sentences.map(({ text }) => text)).toEqual(['当 等级 为“A”时，备注 的值为“乙”。']);
});

test('an edited rule stays where it is, with the keys that the dialog does not have', () => {
  const rules: JsonObject[] = [
    { when: '{{ $record.note }}', message: '甲' },
    { when: '{{ $record.note }}', message: '乙', on: ['save', 'delete'] },
  ];
  const written = write({ ...plain, rules }, draft('', { effect: 'must', message: '丙' }), 1);
  expect(written['rules']).toEqual([
    rules[0],
    { when: "{{ $record.level == 'A' }}", message: '丙', on: ['save', 'delete'] },
  ]);
});

test('a reaction stays one, in its place, with its target', () => {
  const reaction = { target: 'note', when: "{{ $value == 'A' }}", fulfill: { state: { visible: false } } };
  const document = body({ level: { ...level, 'x-reactions': reaction }, note: { type: 'string', title: '备注' } });
  const written = write(document, draft('note', { effect: 'require', when: "$value == 'B'" }), 0);
  const changed = { ...reaction, when: "{{ $value == 'B' }}", fulfill: { state: { required: true } } };
  expect(written['properties']).toMatchObject({ level: { 'x-reactions': changed } });
});

test('a reaction with more effects keeps them, and only its condition changes', () => {
  const reaction = {
    when: '{{ $record.note }}',
    fulfill: { state: { visible: true } },
    otherwise: { state: { disabled: true } },
  };
  const document = body({ level: { ...level, 'x-reactions': reaction }, note: { type: 'string', title: '备注' } });
  const { tree, sentences, targets } = open(document);
  const read = sentences[0] && readRule(tree, sentences[0], targets);
  expect(read?.effect).toBe('other');
  const written = write(document, { ...draft('level', {}), effect: 'other' }, 0);
  expect(written['properties']).toMatchObject({
    level: { 'x-reactions': { ...reaction, when: "{{ $record.level == 'A' }}" } },
  });
});

test('a rule that becomes another kind leaves its place', () => {
  const written = write(
    write(plain, draft('note', { effect: 'value', value: 1 })),
    draft('note', { effect: 'refuse', message: '不行' }),
    0,
  );
  expect(JSON.stringify(written)).not.toContain('x-reactions');
  expect(written['rules']).toHaveLength(1);
});

test('a condition that a new one would replace is known', () => {
  const written = write(plain, draft('note', { effect: 'show' }));
  const { tree, targets } = open(written);
  const note = targets.find(({ path }) => path === 'note');
  expect(replacedCondition(tree, draft('note', { effect: 'hide' }), note)?.at(-1)).toBe('x-visible');
  expect(replacedCondition(tree, draft('note', { effect: 'require' }), note)).toBeUndefined();
});

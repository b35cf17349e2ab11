import { extractTemplate, isExpression } from '../../schema/expressions/index.ts';
import { isEqual } from '../../schema/json/index.ts';
import {
  circularValues,
  type FieldNode,
  type FieldTreeNode,
  type LayoutNode,
  type ResolvedForm,
} from '../form/index.ts';
import { conditionPhrase } from './condition.ts';
import { titlesOf, type DictionaryTexts, type FormTitles, type ModelField } from './names-of-form.ts';
import { negatedCondition } from './negation.ts';
import { conditionOf, valueOf, type Phrase } from './phrases.ts';
import { reactionSentence } from './reaction-sentence.ts';
import { ruleSentence } from './rule-sentence.ts';
import { fieldPhrase, formScope, type NamedField, type SentenceScope } from './scope.ts';
import type { LogicSentence } from './sentence.ts';
import { sentenceOf, type Subject } from './subject.ts';
import type { SentenceLocale } from './words.ts';

const noTexts: DictionaryTexts = () => undefined;

/**
 * Describes the linkages, computed values and rules of a form as sentences, in its order, including those that the
 * model defines for its fields. Cycles, conditions that can never hold and missing targets are flagged.
 */
export function formSentences(
  form: ResolvedForm,
  locale: SentenceLocale,
  dictionaries: DictionaryTexts = noTexts,
): LogicSentence[] {
  const titles = titlesOf(form, dictionaries);
  const around = formScope(locale, conditionPhrase, (path) => titles.fields.get(path));
  const sentences: LogicSentence[] = [];
  const add = (nodes: readonly FieldTreeNode[], rows: string) => {
    for (const node of nodes) {
      if (node.kind === 'problem') continue;
      const subject = subjectOf(node, rows, around, titles);
      sentences.push(...linkageSentences(subject));
      for (const reaction of node.linkage.reactions) sentences.push(reactionSentence(reaction, subject, titles));
      if (node.kind === 'layout') add(node.children, rows);
      else if (node.lines) add(node.lines.nodes, subject.path);
    }
  };
  add(form.nodes, '');
  for (const rule of form.rules) sentences.push(ruleSentence(rule, form, around));
  return withCircles(sentences, form, around);
}

export interface FieldChoice extends NamedField {
  path: string;
}

/** Returns the fields of a form outside lines, for the editor of a condition. */
export function fieldChoices(form: ResolvedForm, dictionaries: DictionaryTexts = noTexts): FieldChoice[] {
  const { fields } = titlesOf(form, dictionaries);
  return [...fields].flatMap(([path, field]) => (path.includes('.') ? [] : [{ path, ...field }]));
}

/**
 * Returns a lookup of the display names of a form's fields by data path; the path itself if the form has no such field.
 */
export function fieldTitles(form: ResolvedForm, locale: SentenceLocale): (path: string) => string {
  const { fields } = titlesOf(form, noTexts);
  const scope = formScope(locale, conditionPhrase, (path) => fields.get(path));
  return (path) => fieldPhrase({ path, rows: '' }, scope) ?? path;
}

function subjectOf(
  node: FieldNode | LayoutNode,
  rows: string,
  around: SentenceScope,
  { layouts, model }: FormTitles,
): Subject {
  const path = node.kind === 'layout' ? node.key : rows === '' ? node.path : `${rows}.${node.path}`;
  const inRows = rows === '' ? around.rows : new Map([['$line', rows]]);
  const own = node.kind === 'field' ? { own: path } : {};
  const name = node.kind === 'layout' ? (layouts.get(node.key) ?? node.key) : node.title;
  const line = rows === '' ? undefined : around.fieldAt(rows)?.title;
  const title = line === undefined ? name : around.words.member(line, name);
  const inherited = node.kind === 'field' ? inheritedOf(node, model.get(path)) : undefined;
  return { node, path, title, scope: { ...around, ...own, rows: inRows }, ...(inherited && { inherited }) };
}

function inheritedOf({ field, linkage }: FieldNode, said: ModelField | undefined): Subject['inherited'] {
  if (!said) return undefined;
  const keys = new Set([
    ...(said.field.value !== undefined && said.field.value === linkage.value ? ['x-value'] : []),
    ...(isEqual(said.field.rules, field.rules) ? ['x-rules'] : []),
    ...(isEqual(said.field.default, field.default) ? ['default'] : []),
  ]);
  return { document: said.document, pointer: said.field.pointer, keys };
}

const states = ['visible', 'hidden', 'disabled', 'readOnly', 'required'] as const;
const keys = { visible: 'x-visible', hidden: 'x-hidden', disabled: 'x-disabled', readOnly: 'x-read-only' } as const;

function linkageSentences(subject: Subject): LogicSentence[] {
  const { node, scope, title } = subject;
  const { words } = scope;
  const made: LogicSentence[] = [];
  for (const state of states) {
    const value = node.linkage[state];
    if (typeof value !== 'string') continue;
    const condition = conditionOf(value, scope);
    const text = stateClause(state, value, condition, subject);
    const key = state === 'required' ? 'required' : keys[state];
    made.push(sentenceOf(subject, { kind: state, key, clauses: [text], phrases: [condition], condition }));
  }
  const { permission } = node.linkage;
  if (permission !== undefined) {
    const text = words.hiddenWithout(title, permission);
    made.push(sentenceOf(subject, { kind: 'permission', key: 'x-permission', clauses: [text], phrases: [] }));
  }
  if (node.kind === 'field') made.push(...fieldSentences(subject, node));
  return [...made, ...propSentences(subject)];
}

/** A negated condition for being shown is described as one for being hidden. */
function stateClause(state: (typeof states)[number], value: string, condition: Phrase, { scope, title }: Subject) {
  const { words } = scope;
  const hides = state === 'visible' ? negatedCondition(extractTemplate(value) ?? '') : undefined;
  const hidden = words.states[state]?.[1];
  if (hides !== undefined && hidden !== undefined)
    return words.when(conditionOf(`{{ ${hides} }}`, scope).text, words.does(title, hidden));
  const what = words.only[state] ?? words.states[state]?.[0] ?? state;
  return words.when(condition.text, words.does(title, what));
}

function fieldSentence(
  subject: Subject,
  key: 'x-value' | 'x-rules' | 'default',
  clause: string,
  phrases: readonly Phrase[],
): LogicSentence {
  const kind = key === 'x-value' ? 'value' : key === 'x-rules' ? 'namedRule' : 'default';
  const made = sentenceOf(subject, { kind, key, clauses: [clause], phrases });
  const { inherited } = subject;
  if (!inherited?.keys.has(key)) return made;
  const pointer = `${inherited.pointer}/${key}`;
  return { ...made, document: inherited.document, pointer, id: `${inherited.document} ${pointer}` };
}

function fieldSentences(subject: Subject, { field, linkage }: FieldNode): LogicSentence[] {
  const { scope, title, path } = subject;
  const { words } = scope;
  const made: LogicSentence[] = [];
  if (linkage.value !== undefined) {
    const phrase = valueOf(linkage.value, scope, scope.fieldAt(path));
    made.push(fieldSentence(subject, 'x-value', words.computed(title, phrase.text), [phrase]));
  }
  if (typeof field.default === 'string' && isExpression(field.default)) {
    const phrase = valueOf(field.default, scope);
    made.push(fieldSentence(subject, 'default', words.starts(title, phrase.text), [phrase]));
  }
  if (field.rules.length > 0) made.push(fieldSentence(subject, 'x-rules', words.named(title, field.rules), []));
  return made;
}

function propSentences(subject: Subject): LogicSentence[] {
  const { node, scope, title } = subject;
  return (node.dynamic?.names ?? []).map((name) => {
    const phrase = valueOf(node.props[name] ?? null, scope);
    const clauses = [scope.words.prop(title, name, phrase.text)];
    return sentenceOf(subject, { kind: 'prop', key: `x-component-props/${name}`, clauses, phrases: [phrase] });
  });
}

function withCircles(
  sentences: LogicSentence[],
  form: ResolvedForm,
  { words, fieldAt }: SentenceScope,
): LogicSentence[] {
  const circular = circularValues(form);
  if (circular.length === 0) return sentences;
  return sentences.map((sentence) => {
    const { document, pointer, flags } = sentence;
    const found = circular.find((value) => value.document === document && value.pointer === pointer);
    if (!found) return sentence;
    const members = circular
      .filter(({ problem }) => problem === found.problem)
      .map(({ path }) => path.replace('.*.', '.'));
    const names = [...members, ...members.slice(0, 1)].map((path) => fieldAt(path)?.title ?? path);
    return { ...sentence, flags: [...flags, { code: 'circle', text: words.circle(names) }] };
  });
}

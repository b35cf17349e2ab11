import type { JsonValue } from '../../schema/json/index.ts';
import type { Reaction } from '../form/index.ts';
import type { FormTitles } from './names-of-form.ts';
import { conditionOf, valueOf, type Phrase } from './phrases.ts';
import type { SentenceScope } from './scope.ts';
import type { LogicSentence, SentenceFlag } from './sentence.ts';
import { flagsOf, type Subject } from './subject.ts';

/** Describes a reaction as a sentence: the condition, the states of the target, and its states otherwise. */
export function reactionSentence(reaction: Reaction, subject: Subject, titles: FormTitles): LogicSentence {
  const { node, scope } = subject;
  const { words } = scope;
  const target = targetOf(reaction, subject, titles);
  const condition = reaction.when === undefined ? undefined : conditionOf(reaction.when, scope);
  const fulfilled = statesOf(reaction.fulfill, target.title, target.path, scope);
  const otherwise = statesOf(reaction.otherwise, target.title, target.path, scope);
  const then = words.and(fulfilled.map(({ text }) => text));
  const clauses = [
    condition ? words.when(condition.text, then === '' ? words.does(target.title, '…') : then) : then,
    ...(otherwise.length > 0 ? [words.otherwise(words.and(otherwise.map(({ text }) => text)))] : []),
  ];
  const phrases = [...(condition ? [condition] : []), ...fulfilled, ...otherwise];
  const missing: SentenceFlag[] = target.isThere ? [] : [{ code: 'missing', text: words.missing(target.path) }];
  return {
    id: `${node.document} ${reaction.pointer}`,
    document: node.document,
    pointer: reaction.pointer,
    kind: 'reaction',
    text: words.sentence(clauses.filter((clause) => clause !== '')),
    isSource: phrases.some(({ isSource }) => isSource),
    target: { path: target.path, title: target.title },
    reads: [...new Set(phrases.flatMap(({ reads }) => reads))],
    flags: [...flagsOf(scope, phrases, otherwise.length > 0 ? undefined : condition), ...missing],
  };
}

function targetOf({ target }: Reaction, { path, title, node, scope }: Subject, { fields, layouts }: FormTitles) {
  if (target === undefined) return { path, title, isThere: true };
  const rows = scope.rows.get('$line');
  // A layout node is named by its key alone; a field of a row is named relative to its row, or from the form.
  const inRow = rows === undefined ? target : `${rows}.${target}`;
  const found = [inRow, target].find((each) => fields.has(each));
  const name = (found === undefined ? undefined : fields.get(found)?.title) ?? layouts.get(target);
  return { path: found ?? target, title: name ?? target, isThere: name !== undefined || target === node.key };
}

function statesOf(
  states: Readonly<Record<string, JsonValue>>,
  title: string,
  path: string,
  scope: SentenceScope,
): Phrase[] {
  const { words } = scope;
  return Object.entries(states).map(([state, value]): Phrase => {
    const becomes = becomesOf(state, scope);
    if (becomes) {
      const phrase = valueOf(value, scope, state === 'value' ? scope.fieldAt(path) : undefined);
      return { ...phrase, text: words.does(title, becomes(phrase.text)) };
    }
    const names = words.states[state];
    if (typeof value === 'boolean')
      return { text: words.does(title, names?.[value ? 0 : 1] ?? state), isSource: false, reads: [] };
    const condition = conditionOf(typeof value === 'string' ? value : String(value), scope);
    return {
      ...condition,
      text: words.when(condition.text, words.does(title, words.only[state] ?? names?.[0] ?? state)),
    };
  });
}

function becomesOf(state: string, { words }: SentenceScope) {
  const { value, title, description, dataSource } = words.becomes;
  return new Map([
    ['value', value],
    ['title', title],
    ['description', description],
    ['dataSource', dataSource],
  ]).get(state);
}

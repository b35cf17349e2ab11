import type { FieldNode, LayoutNode } from '../form/index.ts';
import type { Phrase } from './phrases.ts';
import type { SentenceScope } from './scope.ts';
import type { LogicSentence, SentenceFlag } from './sentence.ts';

/** A node about which sentences are made. */
export interface Subject {
  node: FieldNode | LayoutNode;
  /** Its data path in the whole form; a layout node's key. */
  path: string;
  title: string;
  scope: SentenceScope;
  /** What it leaves to its model: the keys, and where the model says them. */
  inherited?: { document: string; pointer: string; keys: ReadonlySet<string> };
}

/** A sentence about a node, written at a key of it. `condition`: what makes it hold, where it has such. */
export function sentenceOf(
  { node, path, title, scope }: Subject,
  made: {
    kind: LogicSentence['kind'];
    key: string;
    clauses: readonly string[];
    phrases: readonly Phrase[];
    condition?: Phrase;
  },
): LogicSentence {
  const { kind, key, clauses, phrases, condition } = made;
  const pointer = `${node.pointer}/${key}`;
  return {
    id: `${node.document} ${pointer}`,
    document: node.document,
    pointer,
    kind,
    text: scope.words.sentence(clauses),
    isSource: phrases.some(({ isSource }) => isSource),
    target: { path, title },
    reads: [...new Set(phrases.flatMap(({ reads }) => reads))],
    flags: flagsOf(scope, phrases, condition),
  };
}

/** What is wrong with the expressions of a sentence. */
export function flagsOf({ words }: SentenceScope, phrases: readonly Phrase[], condition?: Phrase): SentenceFlag[] {
  const isWrong = phrases.some((phrase) => phrase.isWrong);
  return [
    ...(isWrong ? [{ code: 'wrong' as const, text: words.wrong }] : []),
    ...(condition?.settled === 'never' ? [{ code: 'never' as const, text: words.neverHolds }] : []),
  ];
}

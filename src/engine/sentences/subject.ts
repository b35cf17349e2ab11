import type { FieldNode, LayoutNode } from '../form/index.ts';
import type { Phrase } from './phrases.ts';
import type { SentenceScope } from './scope.ts';
import type { LogicSentence, SentenceFlag } from './sentence.ts';

export interface Subject {
  node: FieldNode | LayoutNode;
  /** The data path in the whole form; the key for a layout node. */
  path: string;
  title: string;
  scope: SentenceScope;
  inherited?: { document: string; pointer: string; keys: ReadonlySet<string> };
}

/**
 * Creates a sentence about a node, for one of its keys. `condition` is the condition of the sentence, if it has one.
 */
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

/** Returns the problems of a sentence's expressions. */
export function flagsOf({ words }: SentenceScope, phrases: readonly Phrase[], condition?: Phrase): SentenceFlag[] {
  const isWrong = phrases.some((phrase) => phrase.isWrong);
  return [
    ...(isWrong ? [{ code: 'wrong' as const, text: words.wrong }] : []),
    ...(condition?.settled === 'never' ? [{ code: 'never' as const, text: words.neverHolds }] : []),
  ];
}

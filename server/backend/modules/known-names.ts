import type { CheckedDocuments } from '../../../src/schema/check/index.ts';
import { fromPointer, readAt } from '../../../src/schema/json/index.ts';
import type { Problem } from '../../../src/schema/problems/problem.ts';
import { onlineChoicesOf } from '../online/index.ts';
import type { KnownBackend } from './known-backend.ts';

type NameProblem = Pick<Problem, 'code' | 'document' | 'pointer'>;

const foreign: Readonly<Record<string, (name: string, known: KnownBackend) => boolean>> = {
  'unknown-dictionary': (name, { dictionaries }) => dictionaries.has(name) || onlineChoicesOf(name) !== undefined,
  'unknown-permission': (name, { points }) => points.has(name),
  'unknown-document': (name, { reports }) => reports.has(name),
};

/** Returns true for a problem that a running back end can resolve because it may have the name. */
export function asksBackend({ code }: Pick<NameProblem, 'code'>): boolean {
  return Object.hasOwn(foreign, code);
}

export function isKnownThere(
  { code, document, pointer }: NameProblem,
  documents: CheckedDocuments,
  known: KnownBackend,
): boolean {
  const key = [...documents.keys()].find((each) => each === document);
  const name = key === undefined ? undefined : readAt(documents.get(key)?.body, fromPointer(pointer));
  return typeof name === 'string' && foreign[code]?.(name, known) === true;
}

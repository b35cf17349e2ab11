import { say } from '../../locale/index.ts';
import { documentKey, type DocumentSet, type SourceDocument } from '../documents/document.ts';
import { compileExpression, ExpressionError, freeNames, type ExpressionType } from '../expressions/index.ts';
import { fromPointer, isJsonObject, readAt, readObject, readString } from '../json/index.ts';
import { foundOnce } from '../memory/found-once.ts';
import { ask, recallByBody } from '../memory/recall.ts';
import { nearestOf } from '../problems/nearest-name.ts';
import { visitDocument, type FoundReference } from '../references/index.ts';
import type { NameFinding } from './name-finding.ts';

interface RequestArguments {
  read: ReadonlySet<string>;
  inPath: readonly string[];
}

/** Checks the arguments that a step passes to a request: unknown ones, and missing ones of its path. */
export function wrongArguments(
  found: FoundReference,
  { body }: SourceDocument,
  documents: DocumentSet,
): Omit<NameFinding, 'pointer'> | undefined {
  if (found.sort === 'argument' && found.of !== undefined) {
    const known = argumentsOf(found.of, documents);
    if (!known || known.read.has(found.name)) return undefined;
    const message = say('请求“{request}”不用参数“{name}”。', { request: found.of, name: found.name });
    return { code: 'unknown-argument', message, ...nearestOf(found.name, known.read) };
  }
  if (found.sort !== 'document' || found.kinds.length !== 1 || found.kinds[0] !== 'request') return undefined;
  const given = readObject(readAt(body, fromPointer(found.pointer).slice(0, -1)))['args'];
  if (given !== undefined && !isJsonObject(given)) return undefined;
  const missing = argumentsOf(found.id, documents)?.inPath.find((name) => !Object.hasOwn(given ?? {}, name));
  if (missing === undefined) return undefined;
  const message = say('请求的路径里有 {part}，这里没有给参数“{name}”。', { part: `{${missing}}`, name: missing });
  return { code: 'missing-argument', message, expected: 'args' };
}

/** @returns undefined when the arguments are not known: the request does not exist, or it passes all of them on. */
function argumentsOf(request: string, documents: DocumentSet): RequestArguments | undefined {
  const document = documents.get(documentKey(request, 'request'));
  if (!document) return undefined;
  const inPath = [...(readString(document.body['path']) ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const read = new Set(inPath);
  let isOpen = false;
  visitDocument(document, documents, {
    expression({ text }) {
      for (const { name, path } of namesIn(text)) {
        if (name !== '$args') continue;
        if (path[0] === undefined) isOpen = true;
        else read.add(path[0]);
      }
    },
  });
  return isOpen ? undefined : { read, inPath };
}

function namesIn(text: string) {
  try {
    return freeNames(compileExpression(text).ast);
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

/** Returns the type of `$args`: the arguments that any document passes to the request, each of type `any`. */
export function givenArguments(request: string, documents: DocumentSet): ExpressionType {
  const names = ask(documents, (all) => givenIn(all).get(request) ?? [], areSame);
  const properties = Object.fromEntries(names.map((name) => [name, { kind: 'any' } as const]));
  return { kind: 'object', properties, ...(names.length === 0 && { open: true }) };
}

type Given = ReadonlyMap<string, readonly string[]>;

const givenIn = foundOnce((documents): Given => {
  const all = new Map<string, string[]>();
  for (const key of documents.keys()) {
    const document = documents.get(key);
    if (!document) continue;
    for (const [request, names] of givenBy(document, documents))
      all.set(request, [...(all.get(request) ?? []), ...names]);
  }
  return all;
});

const givenBy = recallByBody((document, documents): Given => {
  const found = new Map<string, string[]>();
  visitDocument(document, documents, {
    reference(each) {
      if (each.sort === 'argument' && each.of !== undefined)
        found.set(each.of, [...(found.get(each.of) ?? []), each.name]);
    },
  });
  return found;
});

function areSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name, index) => name === right[index]);
}

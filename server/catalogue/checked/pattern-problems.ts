import { readObject, readObjects, readString } from '../../../src/engine/values/index.ts';
import { type DocumentSet, type SourceDocument } from '../../../src/schema/documents/document.ts';
import { isJsonObject, toPointer, type JsonObject } from '../../../src/schema/json/index.ts';
import type { Problem } from '../../../src/schema/problems/problem.ts';
import { say } from '../../locale/index.ts';
import { linearPattern } from '../patterns/linear-pattern.ts';

export type Finding = Omit<Problem, 'line' | 'column'>;

/** Finds invalid patterns of authors, and those that the server can only run with a time limit. */
export function patternProblems(documents: DocumentSet): Finding[] {
  return [...documents.keys()].flatMap((key) => {
    const document = documents.get(key);
    if (!document) return [];
    return patternsOf(document).flatMap(([pattern, pointer]) => problemOf(pattern, document.key, pointer));
  });
}

function patternsOf({ kind, body }: SourceDocument): [pattern: string, pointer: string][] {
  if (kind === 'rules')
    return readObjects(body['rules']).flatMap(({ item, index }) => patternIn(item, ['rules', String(index)]));
  if (kind !== 'model') return [];
  const properties = readObject(readObject(body['schema'])['properties']);
  return Object.entries(properties).flatMap(([name, field]) =>
    isJsonObject(field) ? patternIn(field, ['schema', 'properties', name]) : [],
  );
}

function patternIn(object: JsonObject, path: string[]): [string, string][] {
  const pattern = readString(object['pattern']);
  return pattern === undefined ? [] : [[pattern, toPointer([...path, 'pattern'])]];
}

function problemOf(pattern: string, document: string, pointer: string): Finding[] {
  if (linearPattern(pattern)) return [];
  if (!isPattern(pattern)) {
    return [
      { severity: 'error', code: 'wrong-pattern', document, pointer, message: say('正则写得不对，没有按它检查。') },
    ];
  }
  const message = say('这个正则用了向前看、反向引用一类的写法，服务器每次最多只算 100 毫秒，超时的值保存不了。');
  return [{ severity: 'warning', code: 'slow-pattern', document, pointer, message }];
}

function isPattern(text: string): boolean {
  try {
    return RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

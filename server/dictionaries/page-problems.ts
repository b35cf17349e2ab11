import { createHash } from 'node:crypto';

import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { isJsonObject, readObject, toPointer } from '../../src/schema/json/index.ts';
import { oncePerObject } from '../../src/schema/memory/once-per-object.ts';
import { nearestOf } from '../../src/schema/problems/nearest-name.ts';
import type { Problem } from '../../src/schema/problems/problem.ts';
import type { PageFitting } from '../catalogue/index.ts';
import { say } from '../locale/index.ts';
import type { Dictionaries } from './dictionaries.ts';

export function dictionaryProblems(dictionaries: Pick<Dictionaries, 'codes'>): PageFitting {
  const namedIn = oncePerObject(dictionariesIn);
  return (bundle, { tenantId }) => {
    const codes = dictionaries.codes(tenantId);
    if (!codes) return bundle;
    const documents = bundle.documents.map((document) => {
      const unknown = namedIn(document).filter(({ code }) => !codes.has(code));
      return withProblems(
        document,
        unknown.map((each) => problemOf(document, each, codes)),
      );
    });
    if (documents.every((document, index) => document === bundle.documents[index])) return bundle;
    return { ...bundle, documents, hash: digest(documents.map(({ key, hash }) => `${key} ${hash}`).join('\n')) };
  };
}

function withProblems(document: SourceDocument, problems: readonly Problem[]): SourceDocument {
  if (problems.length === 0) return document;
  const hash = digest(JSON.stringify([document.hash, problems]));
  return { ...document, hash, problems: [...document.problems, ...problems] };
}

interface NamedDictionary {
  field: string;
  code: string;
}

function dictionariesIn({ kind, body }: SourceDocument): NamedDictionary[] {
  if (kind !== 'model') return [];
  return Object.entries(readObject(readObject(body['schema'])['properties'])).flatMap(([field, property]) => {
    const code = isJsonObject(property) ? property['x-dict'] : undefined;
    // With commas it is a table dictionary.
    return typeof code !== 'string' || code.includes(',') ? [] : [{ field, code }];
  });
}

function problemOf(
  { key }: SourceDocument,
  { field, code }: NamedDictionary,
  codes: Pick<ReadonlyMap<string, unknown>, 'keys'>,
): Problem {
  return {
    severity: 'error',
    code: 'unknown-dictionary',
    document: key,
    pointer: `/schema/properties${toPointer([field, 'x-dict'])}`,
    message: say('没有编码为“{code}”的字典，这个字段没有可选的值。', { code }),
    expected: say('数据字典里的编码'),
    ...nearestOf(code, codes.keys()),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

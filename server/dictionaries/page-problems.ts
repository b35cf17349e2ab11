import { createHash } from 'node:crypto';

import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { isJsonObject, readObject, toPointer } from '../../src/schema/json/index.ts';
import { nearestOf } from '../../src/schema/nearest-name.ts';
import type { Problem } from '../../src/schema/problem.ts';
import type { PageFitting } from '../catalogue/index.ts';
import { say } from '../locale/index.ts';
import type { Dictionaries } from './dictionaries.ts';

/**
 * Creates a fitting of pages that reports the dictionaries that their models name and the database does not have. The
 * check of documents cannot: administrators add dictionaries too.
 */
export function dictionaryProblems(dictionaries: Pick<Dictionaries, 'codes'>): PageFitting {
  return (bundle, { tenantId }) => {
    const codes = dictionaries.codes(tenantId);
    if (!codes) return bundle;
    const documents = bundle.documents.map((document) => withProblems(document, unknownDictionaries(document, codes)));
    if (documents.every((document, index) => document === bundle.documents[index])) return bundle;
    return { ...bundle, documents, hash: digest(documents.map(({ key, hash }) => `${key} ${hash}`).join('\n')) };
  };
}

function withProblems(document: SourceDocument, problems: readonly Problem[]): SourceDocument {
  if (problems.length === 0) return document;
  const hash = digest(JSON.stringify([document.hash, problems]));
  return { ...document, hash, problems: [...document.problems, ...problems] };
}

function unknownDictionaries({ key, kind, body }: SourceDocument, codes: ReadonlySet<string>): Problem[] {
  if (kind !== 'model') return [];
  return Object.entries(readObject(readObject(body['schema'])['properties'])).flatMap(([name, field]) => {
    const code = isJsonObject(field) ? field['x-dict'] : undefined;
    // With commas it is a table dictionary.
    if (typeof code !== 'string' || code.includes(',') || codes.has(code)) return [];
    const problem: Problem = {
      severity: 'error',
      code: 'unknown-dictionary',
      document: key,
      pointer: `/schema/properties${toPointer([name, 'x-dict'])}`,
      message: say('没有编码为“{code}”的字典，这个字段没有可选的值。', { code }),
      expected: say('数据字典里的编码'),
      ...nearestOf(code, codes),
    };
    return [problem];
  });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

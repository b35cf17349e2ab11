import { expect, test } from 'vitest';

import * as validators from '../../generated/document-validators.js';
import { vocabulary } from '../../generated/vocabulary.ts';
import { readFolders } from '../../server/catalogue/index.ts';
import { checkDocuments } from '../../src/schema/check/index.ts';
import { isJsonObject, type JsonValue } from '../../src/schema/json/index.ts';
import { visitDocument } from '../../src/schema/references/index.ts';

const chinese = /[\u3000-\u303f\u4e00-\u9fff\uff01-\uff5e]/;

function isSaid(value: JsonValue): boolean {
  if (!isJsonObject(value)) return !chinese.test(String(value));
  const english = value['en-US'];
  return typeof english === 'string' && english !== '' && !chinese.test(english);
}

test('every text of the delivered documents that people read has its English', () => {
  const documents = checkDocuments(readFolders(['schemas', 'server/backend/documents']), validators, vocabulary);
  const missing: string[] = [];
  let count = 0;
  for (const key of documents.keys()) {
    const document = documents.get(key);
    if (!document) continue;
    visitDocument(document, documents, {
      text({ value, pointer }) {
        count += 1;
        if (!isSaid(value)) missing.push(`${key}${pointer}`);
      },
    });
  }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

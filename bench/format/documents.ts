import * as validators from '../../generated/document-validators.js';
import { vocabulary } from '../../generated/vocabulary.ts';
import { readFolders } from '../../server/catalogue/index.ts';
import { checkDocuments } from '../../src/schema/check/index.ts';
import { parseJson } from '../../src/schema/json/index.ts';
import { measure, type Measurement } from '../measuring/measure.ts';

export function measureDocuments(): Promise<Measurement[]> {
  const files = readFolders(['schemas']);
  return measure({
    'JSON.parse (baseline)': () => files.map((file) => JSON.parse(file.text) as unknown),
    'parseJson with positions': () => files.map((file) => parseJson(file.text)),
    'checkDocuments, every reference': () => checkDocuments(files, validators, vocabulary),
  });
}

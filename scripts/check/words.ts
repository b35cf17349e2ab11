import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readMetaSchemas } from '../words/meta-schemas.ts';
import { missingWords } from '../words/missing-words.ts';

/** Every key that a document may hold says its words, in the meta-schemas and in the props schemas of the catalogue. */
export function checkWords(): string[] {
  const schemas = readMetaSchemas();
  const meta = [...schemas.keys()].map((file) => ({ path: join('schemas/meta', file), file }));
  const props = ['widgets', 'cells', 'actions'].flatMap(propsSchemas).map((path) => ({ path, file: path }));
  return [...meta, ...props].flatMap(({ path, file }) =>
    missingWords(JSON.parse(readFileSync(path, 'utf8')), file, schemas).map(
      ({ pointer, missing }) => `${path} ${pointer || '/'} lacks ${missing.join(', ')}`,
    ),
  );
}

function propsSchemas(shelf: string): string[] {
  const folder = join('src', shelf);
  return readdirSync(folder)
    .map((name) => join(folder, name, `${name}.props.schema.json`))
    .filter((path) => existsSync(path));
}

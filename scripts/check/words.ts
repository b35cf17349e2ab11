import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readMetaSchemas } from '../words/meta-schemas.ts';
import { missingWords } from '../words/missing-words.ts';
import { propsFiles } from '../words/props-files.ts';

export function checkWords(): string[] {
  const schemas = readMetaSchemas();
  const meta = [...schemas.keys()].map((file) => ({ path: join('schemas/meta', file), file }));
  const shelves = ['widgets', 'cells', 'actions'].map((shelf) => join('src', shelf));
  const files = [...shelves.flatMap((shelf) => propsFiles(shelf)), ...propsFiles('src/widgets', '.cell')];
  const props = files.map((path) => ({ path, file: path }));
  return [...meta, ...props].flatMap(({ path, file }) =>
    missingWords(JSON.parse(readFileSync(path, 'utf8')), file, schemas).map(
      ({ pointer, missing }) => `${path} ${pointer || '/'} lacks ${missing.join(', ')}`,
    ),
  );
}

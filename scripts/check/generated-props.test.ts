import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

import { readObject, readString } from '../../src/engine/values/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { pascal } from '../generate/write-types.ts';

/** The engine reads the fields of this cell (`readDetails`). */
const readByEngine = ['details'];

/** The actions are typed by their names (`defineAction`). */
test.each([
  ['src/widgets', 'Widget'],
  ['src/cells', 'Cell'],
])('what is in %s takes the generated types of its props', (root, shelf) => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file));
  const handWritten = files.filter((file) => {
    if (!file.endsWith('.props.schema.json')) return false;
    const schema: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
    const name = readString(schema['$id']) ?? '';
    if (Object.keys(readObject(schema['properties'])).length === 0 || readByEngine.includes(name)) return false;
    const sources = files.filter((other) => dirname(other) === dirname(file) && /\.tsx?$/.test(other));
    return !sources.some((source) => readFileSync(source, 'utf8').includes(`${pascal(name)}${shelf}Props }`));
  });
  expect(handWritten).toEqual([]);
});

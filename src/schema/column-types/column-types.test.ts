import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { columnTypes } from './column-types.ts';

test('the types of columns are those that a document may write', () => {
  const { definitions } = JSON.parse(readFileSync('schemas/meta/columns.schema.json', 'utf8'));
  expect(Object.keys(columnTypes).toSorted()).toEqual(definitions.column.properties.type.enum.toSorted());
});

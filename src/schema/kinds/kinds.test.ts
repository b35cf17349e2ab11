import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { documentKinds } from '../documents/document.ts';
import { kindDefinition } from './kinds.ts';

test.each(documentKinds)('a %s is called the same by its definition and its meta-schema', (kind) => {
  const schema: unknown = JSON.parse(readFileSync(`schemas/meta/${kind}.schema.json`, 'utf8'));
  const { title } = kindDefinition(kind);
  expect(schema).toMatchObject({ title: title['zh-CN'], 'x-en-US': { title: title['en-US'] } });
});

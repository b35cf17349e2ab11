// covers: designer-original
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import * as validators from '../../../../generated/document-validators.js';
import { vocabulary } from '../../../../generated/vocabulary.ts';
import { checkDocuments } from '../../../schema/check/index.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { printDocument } from '../../../schema/printer/index.ts';
import { readDefinition, writeDefinition } from './index.ts';
import { anyDefinition } from './testing/arbitrary-definition.ts';

const ids = { now: () => 1_700_000_000_123, random: () => 0.5 };
const options = { vocabulary, ids };

function documentOf(body: JsonObject): JsonObject {
  return { kind: 'form', formatVersion: 1, title: '导入的表单', ...body };
}

/** What the check says of a form, warnings that it stands alone left out. */
function problemsOf(body: JsonObject): string[] {
  const file = { path: 'a/imported.form.json', file: 'imported', text: printDocument(documentOf(body)) };
  return checkDocuments([file], validators, vocabulary)
    .problems.filter(({ code }) => code !== 'unused-document')
    .map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

test('whatever the original defines comes in as a valid form, and goes out as it was', () => {
  fc.assert(
    fc.property(anyDefinition, (definition) => {
      const { body } = readDefinition(definition, options);
      expect(problemsOf(body)).toEqual([]);
      expect(writeDefinition(body, options).definition).toEqual(definition);
    }),
    { numRuns: process.env['SOAK'] ? 20_000 : 300 },
  );
});

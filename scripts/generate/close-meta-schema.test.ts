import { expect, test } from 'vitest';

import { isJsonObject, type JsonObject, type JsonValue } from '../../src/schema/json/index.ts';
import { closeMetaSchema } from './close-meta-schema.ts';
import { forEditors } from './for-editors.ts';
import { joinMetaSchemas } from './join-meta-schemas.ts';
import { loadedVocabulary, readVocabulary } from './read-vocabulary.ts';
import { documentTypes, propsTypes } from './write-types.ts';

const vocabulary = readVocabulary();
const closed = closeMetaSchema(vocabulary);

function at(value: JsonValue | undefined, ...path: string[]): JsonObject {
  const found = path.reduce<JsonValue | undefined>(
    (inner, key) => (isJsonObject(inner) ? inner[key] : undefined),
    value,
  );
  return isJsonObject(found) ? found : {};
}

test('an editor offers the registered names at a key, and describes them and the key', () => {
  const key = at(forEditors(closed), 'definitions', 'model_field', 'properties', 'x-component');
  expect(key).toMatchObject({ title: '组件', description: expect.stringContaining('不写则') });
  const names = Array.isArray(key['enum']) ? key['enum'] : [];
  const titles = Array.isArray(key['enumDescriptions']) ? key['enumDescriptions'] : [];
  expect(names).toEqual(Object.keys(vocabulary.widgets));
  expect(titles[names.indexOf('Input')]).toBe('单行文本');
  expect(key).not.toHaveProperty('type');
});

test('an editor describes a prop, also if its value is an expression', () => {
  const prop = at(closed, 'definitions', 'widget_Rate', 'properties', 'count');
  expect(prop).toMatchObject({ title: '最多几颗', description: expect.stringContaining('星') });
  expect(JSON.stringify(prop['anyOf'])).toContain('common_expression');
});

test('types have the descriptions of keys as comments, and keep the names of what keys refer to', async () => {
  const button = at(closed, 'definitions', 'common_button', 'properties', 'permission');
  const types = (await documentTypes(joinMetaSchemas())).replaceAll(/\s+/g, ' ');
  expect(types).toContain(`/** * ${String(button['description'])} */ permission?: CommonPermission`);
  const props = await propsTypes('Widget', { Rate: vocabulary.widgets['Rate'] ?? { title: '', props: {} } });
  expect(props).toContain('export interface RateWidgetProps');
  expect(props.replaceAll(/\s+/g, ' ')).toMatch(/\/\*\* \* 一共几颗星\S* \*\/ count\?: number/);
});

test('programs load the vocabulary without words for people, but with the messages for wrong props', () => {
  const text = JSON.stringify(loadedVocabulary(vocabulary));
  for (const keyword of ['x-en-US', 'x-labels', 'x-group', 'examples']) expect(text).not.toContain(`"${keyword}":`);
  const area = loadedVocabulary(vocabulary).widgets['Area'];
  expect(at(area?.props, 'properties', 'type')).toMatchObject({ title: '样子', 'x-message': 'Bad type value' });
});

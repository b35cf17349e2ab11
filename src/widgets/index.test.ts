import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../generated/vocabulary.ts';
import { gate } from '../engine/gate/index.ts';
import { widgets } from './index.ts';

// Some folders are groups, others contain code that several widgets share.
const folders = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
  .map(({ parentPath, name }) => ({ name, path: `${parentPath}/${name}` }))
  .filter(({ name, path }) => existsSync(`${path}/${name}.widget.ts`));

describe('the shelf of widgets', () => {
  test('has one line for each folder, and no name twice', () => {
    expect(widgets).toHaveLength(folders.length);
    expect(new Set(widgets.map((widget) => widget.name)).size).toBe(widgets.length);
  });

  test.each(widgets)('$name says what its props are', ({ name, props }) => {
    expect(props).toMatchObject({ $id: name, type: 'object', additionalProperties: false });
    for (const property of Object.values(props.properties as object)) expect(property.title).toMatch(/[\u4e00-\u9fff]/);
  });

  test.each(widgets)('$name has no prop that a document may not set', ({ name, props }) => {
    const values = Object.fromEntries(Object.keys(props.properties as object).map((prop) => [prop, '值']));
    const body = { properties: { field: { type: 'string', 'x-component': name, 'x-component-props': values } } };
    const { problems } = gate('form', body, vocabulary, { document: 'a/b.form', pointer: '' });
    expect(problems.filter(({ code }) => code === 'forbidden-prop')).toEqual([]);
  });

  test.each(folders)('$name has its component, definition, props and stories', ({ name: folder, path }) => {
    const name = widgets.find((widget) => widget.name.toLowerCase() === folder.replaceAll('-', ''))?.name;
    const files = [`${name}.tsx`, `${folder}.widget.ts`, `${folder}.props.schema.json`, `${name}.stories.tsx`];
    expect(files.filter((file) => !existsSync(`${path}/${file}`))).toEqual([]);
  });
});

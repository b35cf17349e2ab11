import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

import { vocabulary } from '../../generated/vocabulary.ts';
import { readObject, readString, readStrings } from '../../src/engine/values/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';

/** Everything except the widgets reads the declaration of a widget's value and never looks for a widget by its name. */
const places = [
  'src/locale',
  'src/schema',
  'src/engine',
  'src/runtime',
  'src/kit',
  'src/views',
  'src/actions',
  'src/cells',
  'server',
];
const isExempt = (file: string) => /\.(test|stories)\.tsx?$|\/testing\//.test(file);

/**
 * Places where such a text is not a widget: expressions and their descriptions have JavaScript's own `Number`, and one
 * document kind is called Picker.
 */
const others = [
  { folder: 'src/schema/expressions/', name: 'Number' },
  { folder: 'src/engine/sentences/', name: 'Number' },
  { folder: 'src/schema/kinds/', name: 'Picker' },
  // The names of JeecgBoot's column types.
  ...['src/engine/exchange/module-documents/', 'server/backend/', 'server/reports/report-heads.ts'].flatMap((folder) =>
    ['Date', 'Text'].map((name) => ({ folder, name })),
  ),
  // The pages before the sign-in are rendered without widgets: these names are the only ones they support.
  ...['ActionButton', 'Grid', 'HostPart', 'PicturePart', 'Tabs', 'Text'].map((name) => ({
    folder: 'src/schema/check/open-pages.ts',
    name,
  })),
];

const names = new Set(Object.keys(vocabulary.widgets));

test('no option of a widget has the title of a property that its field has in the designer', () => {
  const schema: JsonObject = JSON.parse(readFileSync('schemas/meta/form.schema.json', 'utf8'));
  const node = readObject(readObject(readObject(schema['definitions'])['node'])['properties']);
  const properties = Object.values(node).map(readObject);
  const repeated = Object.entries(vocabulary.widgets).flatMap(([name, { props, createField }]) => {
    const type = readString(readObject(createField)['type']);
    if (type === undefined || type === 'void') return [];
    const ofField = properties.filter(({ 'x-applies': applies }) => {
      const types = readStrings(readObject(applies)['types']);
      return types.length === 0 || types.includes(type);
    });
    const titles = new Set(ofField.map(({ title }) => title));
    return Object.values(readObject(props['properties'])).flatMap((option) => {
      const title = readString(readObject(option)['title']);
      return title !== undefined && titles.has(title) ? [`${name}: ${title}`] : [];
    });
  });
  expect(repeated).toEqual([]);
});

test('no widget is named outside its own folder', () => {
  const found = places
    .flatMap((place) => readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => join(place, file)))
    .filter((file) => /\.tsx?$/.test(file) && !isExempt(file))
    .flatMap((file) => namesIn(file))
    .filter(({ file, name }) => !others.some((other) => file.startsWith(other.folder) && name === other.name))
    .map(({ file, line, name }) => `${file}:${line} ${name}`);
  expect(found).toEqual([]);
});

function namesIn(file: string): { file: string; line: number; name: string }[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const found: { file: string; line: number; name: string }[] = [];
  const visit = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node);
    const isKey = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name);
    const name = isText ? node.text : isKey ? node.name.getText(source) : undefined;
    if (name !== undefined && names.has(name))
      found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, name });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

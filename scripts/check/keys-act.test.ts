import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

import { documentKinds, type DocumentKind } from '../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject } from '../../src/schema/json/index.ts';
import { propsFiles } from '../words/props-files.ts';
import { partsOf } from '../words/schema-parts.ts';

const envelope = ['src/schema/parse', 'src/schema/migrations'];

/**
 * The folders that read the bodies of documents, for kinds where that is not only the engine's folder of the same name.
 */
const readers: Readonly<Partial<Record<DocumentKind | 'common', readonly string[]>>> = {
  common: ['src/engine/values', 'src/engine/list', 'src/engine/resolve'],
  model: ['src/engine/model', 'src/engine/bill', 'src/engine/form', 'server/catalogue'],
  list: ['src/engine/list', 'src/engine/trees'],
  // The dictionary cell reads each value of `setTagColor`.
  columns: ['src/engine/columns', 'src/cells/choices/dictionary'],
  form: ['src/engine/form', 'src/engine/model', 'src/engine/resolve', 'src/engine/exchange'],
  rules: ['src/engine/rules', 'src/engine/resolve'],
  picker: ['src/engine/picker', 'src/engine/trees'],
  // The server creates a permission for the request, named by its title.
  request: ['src/runtime/actions', 'server/permissions/seed'],
  query: ['server/reports'],
  screen: ['src/engine/figures'],
  dictionary: ['server/dictionaries', 'server/records/renamed'],
  backend: ['src/engine/backend', 'server/catalogue'],
  app: ['server/catalogue', 'server/permissions/seed', 'src/engine/menu'],
};

const unread = new Set([
  // Editors find the meta-schema by it.
  '$schema',
  // A note from author to author.
  'description',
  // The English texts of authors, which the reference pages show.
  'en-US',
  // These keys are sent to the server with the imported file.
  'foreignKeys',
  'isSingleTableImport',
]);

const filePlaces = ['src/runtime/data/files', 'src/kit/files'];

/**
 * Other folders where the props of a component are read: the components that render it, or those that read its props.
 */
const passedOn: Readonly<Record<string, readonly string[]>> = {
  'src/cells/records/details': ['src/engine/columns'],
  'src/cells/numbers/money': ['src/runtime/table/columns'],
  'src/cells/numbers/number': ['src/runtime/table/columns'],
  ...Object.fromEntries(
    ['calendar-part', 'chart', 'data-table', 'ranking', 'statistic', 'timeline'].map((content) => [
      `src/widgets/content/${content}`,
      ['src/runtime/figures'],
    ]),
  ),
  'src/widgets/dates/time-range': ['src/widgets/dates/date-range'],
  'src/widgets/choices/dict-select': ['src/widgets/choices/select'],
  'src/widgets/files/file-pop': ['src/widgets/files/file-upload', 'src/widgets/files/uploads', ...filePlaces],
  'src/widgets/files/file-upload': ['src/widgets/files/uploads', ...filePlaces],
  'src/widgets/files/image-upload': ['src/widgets/files/uploads', ...filePlaces],
  'src/widgets/numbers/number': ['src/widgets/light-controls'],
  'src/widgets/rows/lines': ['src/widgets/rows/editable-table'],
  'src/widgets/text/rule-code-input': ['src/widgets/text/input'],
};

const sources = ['src', 'server']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/testing\//.test(file));

test.each([...documentKinds, 'common'] as const)('every key of a %s document has a reader', (kind) => {
  const known = namesReadIn([...envelope, ...(readers[kind] ?? [`src/engine/${kind}`])]);
  const keys = keysOf(schemaOf(`schemas/meta/${kind}.schema.json`));
  expect(keys.filter((key) => !known.has(key) && !unread.has(key))).toEqual([]);
});

test.each(
  ['widgets', 'cells', 'actions']
    .flatMap((shelf) => [...propsFiles(join('src', shelf)), ...propsFiles(join('src', shelf), '.cell')])
    .map((file) => [dirname(file), file] as const),
)('every prop that a document may give to %s has a reader', (folder, file) => {
  const known = namesReadIn([folder, ...(passedOn[folder] ?? [])]);
  const { properties } = schemaOf(file);
  expect(
    Object.keys(isJsonObject(properties) ? properties : {}).filter((key) => !known.has(key) && !unread.has(key)),
  ).toEqual([]);
});

function schemaOf(file: string): JsonObject {
  const schema: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
  return schema;
}

function keysOf(schema: JsonObject): string[] {
  const own = isJsonObject(schema['properties']) ? Object.keys(schema['properties']) : [];
  return [...new Set([...own, ...partsOf(schema).flatMap(([, part]) => keysOf(part))])];
}

function namesReadIn(rooms: readonly string[]): Set<string> {
  const files = sources.filter((file) => rooms.some((room) => file.startsWith(`${room}/`)));
  return new Set(files.flatMap((file) => [...namesRead(file)]));
}

/**
 * Returns the names of the members that a file reads from objects: `a.name`, `{ name }`, and texts as in `own(source,
 * 'name')`.
 */
function namesRead(file: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node)) found.add(node.name.text);
    if (ts.isStringLiteralLike(node)) found.add(node.text);
    const bound = ts.isBindingElement(node) ? (node.propertyName ?? node.name) : undefined;
    if (bound && ts.isIdentifier(bound)) found.add(bound.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false));
  return found;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Only `src/data-sources` may contain the shapes of the HTTP API (`src/data-sources/README.md`). */
const places = ['src/engine', 'src/runtime', 'src/kit', 'src/views', 'src/widgets', 'src/actions', 'src/cells'];
const isExempt = (file: string) => /\.(test|stories)\.tsx?$|\/testing\//.test(file);

/** Code that the server runs too. */
const shared = ['src/schema/signing/'];

const addresses = /^\/(sys|online)\//;
const keys = new Set([
  'cgRpConfigId',
  'cgRpConfigName',
  'dictOptions',
  'customRender',
  'getRpColumns',
  'getQueryInfo',
  'getReportDictList',
  'loadTreeData',
  'loadDict',
  'loadDictItem',
  'hasChild',
  'keyWord',
  'tableName',
  'fieldVal',
  'update_vxe_table',
  'heart_beat',
]);

test('no address of the API and no key of its answers is named outside the data sources', () => {
  const found = places
    .flatMap((place) => readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => join(place, file)))
    .filter((file) => /\.tsx?$/.test(file) && !isExempt(file) && !shared.some((folder) => file.startsWith(folder)))
    .flatMap((file) => namesIn(file, readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

test.each([
  "call('/sys/dict/x')",
  'call(`/online/${name}`)',
  '({ hasChild: 1 })',
  'item.customRender',
  "item['keyWord']",
])('%s is found', (text) => expect(namesIn('x.ts', text)).toHaveLength(1));

function namesIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
    const name = isText || ts.isIdentifier(node) ? node.text : undefined;
    if (name !== undefined && (keys.has(name) || (isText && addresses.test(name))))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1} ${name}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

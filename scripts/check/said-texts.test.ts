import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

import { loadCatalogue } from '../../src/locale/index.ts';

const sources = ['src', 'server'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => `${root}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.stories\.|\/testing\//.test(file)),
);

/**
 * Folders whose texts are not translated yet (cron in words), have their English in the same file, or are input that
 * people write.
 */
const otherwise = [
  'engine/exchange/form-making/labels',
  'engine/sentences',
  'engine/time/cron/describe-cron',
  'engine/written/amount-text',
  'engine/written/read-',
  'schema/kinds/kinds',
  'schema/migrations/version-1',
  'app/known-pages/keep-favourites',
  'app/theme/look',
].map((room) => `src/${room}`);

/**
 * Texts of the server outside of requests (start, settings, log, backups, the OpenAPI document), and texts that it
 * stores for all people.
 */
const ofTheServer = [
  'main.ts',
  'settings/',
  'database/',
  'acceptance/',
  'start/',
  'http/openapi/',
  'http/proxy/',
  'files/sweep',
  'http/server/client-error',
  'http/routes/declared-routes',
  'http/routes/route.ts',
  'records/call/record-context.ts',
  'records/read/list-conditions',
  'records/tables/stored-model',
  'session/sms/sender',
  'session/browser/',
  'catalogue/checked/read-documents',
  'catalogue/folders/read-folders',
  'catalogue/patterns/',
  'accounts/seed',
  'permissions/seed/',
  'operations/system-log/describe',
  'operations/system-log/record-requests',
  ...['job-rows', 'scheduler', 'tasks'].map((file) => `operations/jobs/${file}`),
  'operations/data-sources/secret-box',
  'notices/messages/channels',
  'notices/messages/deliver',
  'notices/messages/mail-channel',
  'notices/messages/own-channel',
  'notices/messages/queue',
  'notices/reminders/',
  'notices/sockets/',
  'notices/follow-starts',
  'notices/own-routes',
  // Formats of numbers, as Excel writes them.
  'excel/thread/built-in-formats',
  // Titles that the back end stores.
  'backend/online/builder/own-columns',
].map((room) => `server/${room}`);

/** Calls whose first text is translated, and tables whose texts are. */
const sayers = new Set(['say', 'text', 'translated']);
const tables = new Set(['textTable', 'defineAction', 'defineWidget', 'defineCell']);
const readers = /(?:^|\.)(?:includes|endsWith|startsWith|split|replace|replaceAll)$/;
const logs = /(?:^|\.)log\??\.(?:info|warn|error)$/;

function unsaid(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText();
      if (logs.test(name)) return;
      if (tables.has(name) || sayers.has(name) || readers.test(name)) {
        for (const child of [node.expression, ...node.arguments]) if (!isText(child)) visit(child);
        return;
      }
    }
    if (isText(node) && isChinese(textOf(node)) && !isNoText(node)) found.push(`${file}: ${textOf(node)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isText(
  node: ts.Node,
): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.JsxText | ts.TemplateExpression {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isJsxText(node) ||
    ts.isTemplateExpression(node)
  );
}

function textOf(
  node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.JsxText | ts.TemplateExpression,
): string {
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : node.text.trim();
}

function isChinese(words: string): boolean {
  return /[\u4e00-\u9fff]/.test(words);
}

function isNoText(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent))
    return parent.name === node || /zh-CN/.test(parent.name.getText()) || isInTable(node);
  return (
    ts.isLiteralTypeNode(parent) ||
    (ts.isArrayLiteralExpression(parent) && ts.isPropertyAccessExpression(parent.parent)) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isBinaryExpression(parent) && ['===', '!=='].includes(parent.operatorToken.getText())) ||
    isInTable(node)
  );
}

function isInTable(node: ts.Node): boolean {
  return ts.findAncestor(node, (one) => ts.isCallExpression(one) && tables.has(one.expression.getText())) !== undefined;
}

test.each([
  ['client shows', 'src/', otherwise, 500],
  ['server answers', 'server/', ofTheServer, 250],
])('every text that the %s is shown in the language of the user', (_what, root, rooms, least) => {
  const files = sources.filter((file) => file.startsWith(root) && !rooms.some((room) => file.startsWith(room)));
  expect(files.length).toBeGreaterThan(least);
  expect(files.flatMap(unsaid)).toEqual([]);
});

test('every title of a definition has its English', async () => {
  const english = (await loadCatalogue('en-US')) ?? {};
  const definitions = sources.filter((file) => /\.(?:widget|cell|action)\.ts$/.test(file));
  const titles = definitions.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:title|progress): '([^']*[\u4e00-\u9fff][^']*)'/g)].map(
      ([, title = '']) => title,
    ),
  );
  expect(titles.length).toBeGreaterThan(80);
  expect(titles.filter((title) => !Object.hasOwn(english, title))).toEqual([]);
});

test('what a pattern of the format asks for has its English', async () => {
  const english = (await loadCatalogue('en-US')) ?? {};
  const schemas = ['src', 'schemas/meta'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.schema.json'))
      .map((file) => readFileSync(`${root}/${file}`, 'utf8')),
  );
  const schemaTexts = schemas.flatMap((schema) =>
    [...schema.matchAll(/"x-expected": "([^"]*)"/g)].map(([, words = '']) => words),
  );
  expect(schemaTexts.length).toBeGreaterThan(30);
  expect(schemaTexts.filter((words) => !Object.hasOwn(english, words))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

import { announcementInWords, stepInWords, type Announcement, type Step } from './index.ts';

const files = readdirSync('designer', { recursive: true, encoding: 'utf8' })
  .map((file) => join('designer', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/testing\//.test(file));
const isTable = (file: string) => file.endsWith('-words.ts');

test('what the designer says stands in tables of words, which have it in both languages', () => {
  const found = files.filter((file) => !isTable(file)).flatMap((file) => chineseIn(file, readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

test('no English words of a table are Chinese', () => {
  const found = files.filter(isTable).flatMap((file) => chineseIn(file, readFileSync(file, 'utf8'), 'en-US'));
  expect(files.filter(isTable).length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

test.each([
  ["const text = '添加';", undefined],
  ['const text = `${count} 个`;', undefined],
  ['const element = <p title="标题">内容</p>;', undefined],
  ["const words = { 'zh-CN': { add: '添加' }, 'en-US': { add: '添加' } };", 'en-US'],
])('%s is found', (text, within) => expect(chineseIn('x.tsx', text, within)).not.toEqual([]));

test.each([
  ["const text = 'Add'; // 添加", undefined],
  ["const words = { 'zh-CN': { add: '添加' }, 'en-US': { add: 'Add' } };", 'en-US'],
])('%s is not', (text, within) => expect(chineseIn('x.tsx', text, within)).toEqual([]));

test('a step that is kept is read in any language', () => {
  const step: Step = { key: 'add', values: [{ 'zh-CN': '单行文本', 'en-US': 'Input' }] };
  expect([stepInWords(step, 'zh-CN'), stepInWords(step, 'en-US')]).toEqual(['添加 单行文本', 'Add Input']);
  const told: Announcement = {
    step: { way: 'undone', step },
    notes: [{ key: 'lackingFields', values: [['a', 'b']] }],
  };
  expect(announcementInWords(told, 'zh-CN')).toBe(
    '撤销：添加 单行文本。这张表单的模型没有字段“a”、“b”，已把它们的类型写在表单里。',
  );
  expect(announcementInWords(told, 'en-US')).toBe(
    'Undone: Add Input. The model of this form does not have “a”, “b”; their types are written in the form.',
  );
});

function chineseIn(file: string, text: string, within?: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node, isWithin: boolean): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node);
    if (isWithin && isText && /\p{Script=Han}/u.test(node.getText())) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${node.getText().slice(0, 40)}`);
    }
    const isNamed = ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && node.name.text === within;
    ts.forEachChild(node, (child) => visit(child, isWithin || isNamed));
  };
  visit(source, within === undefined);
  return found;
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { exportCommand } from './export-command.ts';
import { importCommand } from './import-command.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function fileOf(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-exchange-'));
  folders.push(folder);
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

function run(words: string[], input = '') {
  const command = ['scripts/run.mjs', 'scripts/schemas/schemas.ts', ...words];
  const { status, stdout, stderr } = spawnSync('node', command, { encoding: 'utf8', input });
  return { status, stdout, messages: stderr.split('\n').filter((line) => line !== '') };
}

const definition = {
  list: [
    {
      type: 'input',
      icon: 'icon-input',
      name: '名称',
      key: '1570693512000_7',
      model: 'name',
      rules: [{ required: true, message: '名称必须填写' }],
      options: { dataBind: true, required: true, remoteFunc: 'func_1570693512000_7' },
    },
  ],
  config: { labelWidth: 80, labelPosition: 'top', size: 'mini', customClass: 'mine' },
};
const text = JSON.stringify(definition, null, 2);

describe('import', () => {
  test('prints the document, and reports kept parts with their lines', () => {
    const file = fileOf('supplier.json', text);
    const { status, stdout, messages } = run(['import', 'form-making', file]);
    expect(JSON.parse(stdout)).toMatchObject({
      kind: 'form',
      formatVersion: 1,
      title: 'supplier',
      layout: { labelWidth: 80, labelPosition: 'top', size: 'mini' },
      properties: { name: { title: '名称', required: true, 'x-component': 'Input' } },
    });
    expect(messages).toEqual([
      `${file}:16:21 保留 选项“dataBind”在这里不起作用。 /list/0/options/dataBind`,
      `${file}:26:20 保留 “customClass”在这里不起作用。 /config/customClass`,
    ]);
    expect(status).toBe(0);
  });

  test('reads standard input, and what it gives goes out as it came', () => {
    const { stdout: document } = run(['import', 'form-making', '-'], text);
    const { status, stdout, messages } = run(['export', 'form-making', '-'], document);
    expect(JSON.parse(stdout)).toEqual(definition);
    expect([status, messages]).toEqual([0, []]);
  });

  test('takes the other formats likewise', () => {
    const formily = {
      type: 'object',
      properties: { a: { type: 'string', title: 'A', 'x-component': 'Input.TextArea' } },
    };
    expect(JSON.parse(run(['import', 'formily', '-'], JSON.stringify(formily)).stdout)).toMatchObject({
      properties: { a: { title: 'A', 'x-component': 'TextArea' } },
    });
    const schema = { title: 'Order', type: 'object', properties: { a: { type: 'boolean', title: 'A' } } };
    expect(JSON.parse(run(['import', 'json-schema', '-'], JSON.stringify({ schema })).stdout)).toMatchObject({
      title: 'Order',
      properties: { a: { type: 'boolean', title: 'A' } },
    });
  });

  test.each([
    [['import', 'form-making', '-'], '{ "list": [,] }', 1, '-:1:12 错误 此处应为一个值，却是“,”。'],
    [
      ['import', 'formily', '-'],
      '{ "list": [] }',
      1,
      '-:1:1 错误 要的是 Formily 的 JSON Schema，这里是原设计器的定义（list、config）。',
    ],
    [['export', 'form-making', '-'], '{ "kind": "list" }', 1, '-:1:11 错误 文件名说这是 form，文档里写的是“list”。'],
  ])('%j of %j is refused', (words, input, status, message) => {
    const refused = run(words, input);
    expect([refused.status, refused.messages[0], refused.stdout]).toEqual([status, message, '']);
  });

  test.each([
    [importCommand, [], 'import 后面写格式：form-making、formily、json-schema。'],
    [importCommand, ['form-making'], 'import form-making 后面写一个文件，- 是标准输入。'],
    [importCommand, ['form-making', '/no/such.json'], '读不到文件 /no/such.json。'],
    [exportCommand, ['formily', '-'], 'export 后面写格式：form-making。'],
    [exportCommand, ['form-making'], 'export form-making 后面写一个表单文件，- 是标准输入。'],
  ])('%s %j reports the missing parameter', async (command, words, message) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await command(words)).toBe(2);
    expect(written).toHaveBeenCalledWith(`${message}\n`);
    written.mockRestore();
  });
});

test('exports a form of the repository with the parts of its model, and reports what the original format lacks', () => {
  const { status, stdout, messages } = run(['export', 'form-making', 'schemas/base/customer.form.json']);
  expect(JSON.parse(stdout).list[0].columns[1].list[0]).toMatchObject({
    type: 'input',
    name: '客户名称',
    model: 'name',
    options: { required: true, maxlength: 100 },
    rules: [{ required: true, message: '客户名称必须填写' }],
  });
  const contact = JSON.parse(stdout).list[1];
  expect(contact.type).toBe('grid');
  expect(contact.columns.map(({ span }: { span: number }) => span)).toEqual([12, 12, 12, 24, 24]);
  expect(messages).toContainEqual(
    expect.stringMatching(/^schemas\/base\/customer\.form\.json:\d+:\d+ 未采用 .*“x-visible”/),
  );
  expect(status).toBe(0);
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { holdDocuments } from '../../server/catalogue/testing/hold-documents.ts';
import { runCommand } from './commands.ts';

holdDocuments();
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-schemas-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Runs a command in this process, because each process would check all documents of the product again. */
async function run(words: string[], { over = [] }: { over?: string[] } = {}) {
  vi.stubEnv('SCHEMAS_DIR', over.join(','));
  const written = { stdout: '', stderr: '' };
  const streams = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  try {
    const status = await runCommand(words);
    return { status, lines: written.stdout.split('\n').filter((line) => line !== ''), ...written };
  } finally {
    for (const stream of streams) stream.mockRestore();
    vi.unstubAllEnvs();
  }
}

function runProgram(words: string[], input = '') {
  const command = ['scripts/run.mjs', 'scripts/schemas/schemas.ts', ...words];
  const { status, stdout } = spawnSync('node', command, { encoding: 'utf8', input });
  return { status, stdout, lines: stdout.split('\n').filter((line) => line !== '') };
}

const broken = `{
  "kind": "form",
  "formatVersion": 1,
  "title": "客户",
  "model": "base/customer",
  "properties": {
    "name": { "x-component": "Inptu" },
    "email": { "x-visible": "{{ $record.levle == 'A' }}" }
  }
}
`;

describe('check', () => {
  test('finds nothing wrong in the documents of the repository', async () => {
    const { status, lines } = await run(['check']);
    expect(lines.at(-1)).toMatch(/^\d+ 个文档，0 个错误，0 个警告$/);
    expect(status).toBe(0);
  });

  test('reports every mistake of a folder over them as file:line:column, with the nearest right name', async () => {
    const missing = '{ "kind": "list", "formatVersion": 1, "title": "促销", "model": "base/custmer" }\n';
    const over = folderOf({
      'base/customer.form.json': broken,
      'sales/promotion.list.json': missing,
      'sales/half.model.json': '{ "kind": ',
    });
    const { status, lines } = await run(['check'], { over: [over] });
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/base\/customer\.form\.json:7:30 错误 .*Inptu.*“Input”.*\[unknown-widget\]/),
      expect.stringMatching(/base\/customer\.form\.json:8:41 错误 .*levle.*“level”/),
      expect.stringMatching(/sales\/half\.model\.json:1:11 错误 /),
      expect.stringMatching(
        /sales\/promotion\.list\.json:1:63 错误 .*base\/custmer.*“base\/customer”.*\[unknown-document\]/,
      ),
      expect.stringMatching(/^\d+ 个文档，4 个错误，0 个警告$/),
    ]);
  });

  test('leaves out warnings about documents of the product where a shop checks its own', async () => {
    const layout = readFileSync('schemas/base/unit.columns.json', 'utf8');
    const columns = layout.replace(/\{\n/, '{ \n');
    const over = folderOf({ 'base/unit.columns.json': columns });
    const { lines } = await run(['check'], { over: ['server/backend/documents', over] });
    expect(lines).toEqual([expect.stringContaining('[not-canonical]'), expect.stringMatching(/0 个错误，1 个警告$/)]);
  });

  test('reports only the mistakes of given files, and refuses files that are not documents of the folders', async () => {
    const over = folderOf({ 'base/customer.form.json': broken, 'sales/half.model.json': '{ "kind": ' });
    const { status, lines } = await run(['check', join(over, 'sales/half.model.json')], { over: [over] });
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/half\.model\.json:1:11 错误 /), '1 个文档，1 个错误，0 个警告']);
    const outside = await run(['check', join(over, 'base/nothing.form.json')], { over: [over] });
    expect(outside.status).toBe(2);
    expect(outside.stderr).toContain('文档文件夹里没有');
  });

  test('reports problems for which a page would show a card, once for each place', async () => {
    const list = `{
  "kind": "list",
  "formatVersion": 1,
  "title": "入库单",
  "model": "stock/bill",
  "columns": [
    { "key": "lines", "cellProps": { "fields": ["materail", "qty"] } },
    { "key": "remark", "type": "slot", "slotName": "progres" },
    { "key": "billNo", "cell": "txet" }
  ],
  "rowActions": ["edit", "move-to"]
}
`;
    const over = folderOf({ 'stock/inbound.list.json': list });
    const { lines } = await run(['check'], { over: [over] });
    const errors = lines.filter((line) => line.includes(' 错误 '));
    expect(errors.map((line) => line.slice(`${over}/stock/inbound.list.json:`.length)).toSorted()).toEqual([
      '11:26 错误 “出入库单”的记录不能移动：模型不是树、上级字段只读，或编码按层级生成（{tree}）。 [cannot-move] /rowActions/1',
      '7:49 错误 没有名为“materail”的字段（模型 stock/bill-line）。 是不是要写“material”？ [unknown-field] /columns/0/cellProps/fields/0',
      '8:52 错误 没有名为“progres”的组件或单元格，插槽里画不出东西。 是不是要写“Progress”？ [unknown-slot] /columns/1/slotName',
      '9:32 错误 没有名为“txet”的单元格。 是不是要写“text”？ [unknown-cell] /columns/2/cell',
    ]);
  });

  test('gives the same as JSON for a machine', async () => {
    const over = folderOf({ 'base/customer.form.json': broken });
    const { status, stdout } = await run(['check', '--json'], { over: [over] });
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      errors: 2,
      warnings: 0,
      problems: [
        {
          code: 'unknown-widget',
          document: 'base/customer.form',
          file: join(over, 'base/customer.form.json'),
          pointer: '/properties/name/x-component',
          line: 7,
          column: 30,
          nearest: 'Input',
        },
        { nearest: 'level', line: 8 },
      ],
    });
  });

  test('lets the later of several folders win', async () => {
    const right = broken.replace('Inptu', 'Input').replace('levle', 'level');
    const over = [folderOf({ 'base/customer.form.json': broken }), folderOf({ 'base/customer.form.json': right })];
    expect((await run(['check'], { over })).status).toBe(0);
  });
});

describe('format', () => {
  test('rewrites a document in the canonical layout and leaves a canonical one alone', async () => {
    const over = folderOf({
      'a/b.rules.json': '{"kind":"rules","formatVersion":1,"title":"规则","rules":[{"name":"x","message":"不对"}]}',
    });
    const file = join(over, 'a/b.rules.json');
    expect((await run(['format', file])).lines.at(-1)).toBe('1 个文件，整理了 1 个');
    expect(readFileSync(file, 'utf8')).toBe(
      '{ "kind": "rules", "formatVersion": 1, "title": "规则", "rules": [{ "name": "x", "message": "不对" }] }\n',
    );
    expect((await run(['format', file])).lines.at(-1)).toBe('1 个文件，整理了 0 个');
  });

  test('leaves a file that is not JSON unchanged, reports the place, and fails', async () => {
    const over = folderOf({ 'a/b.rules.json': '{ "kind": ' });
    const { status, lines } = await run(['format', join(over, 'a/b.rules.json')]);
    expect(status).toBe(1);
    expect(lines[0]).toMatch(/b\.rules\.json:1:11 未整理：/);
    expect(readFileSync(join(over, 'a/b.rules.json'), 'utf8')).toBe('{ "kind": ');
  });
});

describe('new', () => {
  test('writes a model that has nothing wrong with it', async () => {
    const over = folderOf({});
    expect(await run(['new', 'model', 'sales/promotion'], { over: [over] })).toMatchObject({
      status: 0,
      lines: [join(over, 'sales/promotion.model.json')],
    });
    const { status, lines } = await run(['check'], { over: [over] });
    expect([status, lines.length]).toEqual([0, 1]);
  });

  test('refuses an unknown kind with the nearest one, and an existing file', async () => {
    expect(await run(['new', 'lsit', 'sales/x'])).toMatchObject({
      status: 2,
      stderr: '没有“lsit”这种文档。是不是要写“list”？\n',
    });
    const over = folderOf({ 'sales/x.list.json': '{}' });
    expect((await run(['new', 'list', 'sales/x'], { over: [over] })).status).toBe(2);
  });
});

test('where-used names every place that uses a field, also inside expressions', async () => {
  const { status, lines } = await run(['where-used', 'base/customer#level']);
  expect(status).toBe(0);
  expect(lines).toContain('schemas/base/customer.list.json /columns/2');
  expect(lines).toContain('schemas/base/customer.form.json /properties/_basic/properties/creditLimit/x-visible');
  expect(await run(['where-used', 'base/customer#levl'])).toMatchObject({ status: 2 });
});

test('where-used names every place with its pointer', async () => {
  const { status, lines } = await run(['where-used', 'base/material']);
  expect(status).toBe(0);
  expect(lines).toContain('schemas/sales/order-line.model.json /schema/properties/material/x-ref/model');
  expect(lines.at(-1)).toBe(`${lines.length - 1} 处`);
  expect(await run(['where-used', 'base/materail'])).toMatchObject({
    status: 2,
    stderr: '没有名为“base/materail”的文档。是不是要写“base/material”？\n',
  });
});

describe('rename', () => {
  const model = `{
  "kind": "model",
  "formatVersion": 1,
  "title": "促销",
  "permission": "sales:promotion",
  "schema": {
    "type": "object",
    "properties": { "level": { "type": "string", "title": "等级" }, "note": { "type": "string", "title": "备注" } }
  }
}
`;
  // The text is unformatted, and a renaming must not format it.
  const list = `{ "kind": "list", "formatVersion": 1, "title": "促销",
  "model": "sales/promotion",   "columns": ["level", {"key": "note", "disabled": "{{ $record.level == 'level' }}"}] }
`;

  test('writes the files that name the field, and nothing else in them', async () => {
    const over = folderOf({ 'sales/promotion.model.json': model, 'sales/promotion.list.json': list });
    const read = (name: string) => readFileSync(join(over, 'sales', name), 'utf8');
    const listed = await run(['rename', 'sales/promotion#level', 'grade', '--dry-run'], { over: [over] });
    expect(listed).toMatchObject({ status: 0 });
    expect(listed.lines).toEqual([
      `${join(over, 'sales/promotion.model.json')} /schema/properties/level "level" → "grade"`,
      `${join(over, 'sales/promotion.list.json')} /columns/0 "level" → "grade"`,
      `${join(over, 'sales/promotion.list.json')} /columns/1/disabled "{{ $record.level == 'level' }}" → "{{ $record.grade == 'level' }}"`,
      '2 个文档，要改 3 处',
    ]);
    expect([read('promotion.model.json'), read('promotion.list.json')]).toEqual([model, list]);
    expect((await run(['rename', 'sales/promotion#level', 'grade'], { over: [over] })).lines.at(-1)).toBe(
      '2 个文档，改了 3 处',
    );
    expect(JSON.parse(read('promotion.model.json')).schema.properties.grade).toEqual({
      type: 'string',
      title: '等级',
      'x-renamed-from': ['level'],
    });
    expect(read('promotion.list.json')).toBe(
      list.replace('["level"', '["grade"').replace('$record.level', '$record.grade'),
    );
  });

  test('renames a model with the documents of its id, wherever they are named', async () => {
    const own = model.replace('  "permission": "sales:promotion",\n', '');
    const form = `{ "kind": "form", "formatVersion": 1, "title": "促销", "model": "sales/promotion", "properties": { "level": { "type": "string" } } }`;
    const other = own
      .replace('"促销"', '"活动"')
      .replace('"title": "备注"', '"title": "备注", "x-ref": { "model": "sales/promotion" }');
    const over = folderOf({
      'sales/promotion.model.json': own,
      'sales/promotion.form.json': form,
      'sales/promotion.list.json': list.replace('"columns"', '"permission": "sales:promotion", "columns"'),
      'sales/event.model.json': other,
    });
    const there = (name: string) => existsSync(join(over, 'sales', name));
    const listed = await run(['rename', 'sales/promotion', 'sales/campaign', '--dry-run'], { over: [over] });
    expect(listed).toMatchObject({ status: 0, stderr: '' });
    expect(listed.lines).toContain(
      `${join(over, 'sales/promotion.form.json')} → ${join(over, 'sales/campaign.form.json')}`,
    );
    expect(there('promotion.model.json')).toBe(true);
    expect(await run(['rename', 'sales/promotion', 'sales/campaign'], { over: [over] })).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(there('promotion.model.json')).toBe(false);
    const read = (name: string) => readFileSync(join(over, 'sales', name), 'utf8');
    expect(JSON.parse(read('campaign.model.json')).renamedFrom).toEqual(['sales/promotion']);
    expect(JSON.parse(read('campaign.form.json')).model).toBe('sales/campaign');
    expect(read('campaign.list.json')).toBe(
      list
        .replace('"columns"', '"permission": "sales:campaign", "columns"')
        .replaceAll('sales/promotion', 'sales/campaign'),
    );
    expect(JSON.parse(read('event.model.json')).schema.properties.note['x-ref'].model).toBe('sales/campaign');
    expect((await run(['rename', 'sales/campaign', 'sales/order'], { over: [over] })).stderr).toMatch(/^已经有文档 /);
    expect(await run(['rename', 'sales/campaign', 'sales/promotion'], { over: [over] })).toMatchObject({ status: 0 });
    expect(JSON.parse(read('promotion.model.json')).renamedFrom).toEqual(['sales/campaign']);
  });

  test('renames states and items of dictionaries, which keep their former names', async () => {
    const bill = model.replace(
      '"schema"',
      '"states": { "field": "note", "initial": "new", "transitions": [{ "name": "end", "title": "完", "from": ["new"], "to": "done" }] },\n  "schema"',
    );
    const dictionary = `{ "kind": "dictionary", "formatVersion": 1, "title": "级", "code": "promotion_level", "items": [{ "value": "A", "text": "甲" }] }`;
    const over = folderOf({
      'sales/promotion.model.json': bill.replace('"title": "等级"', '"title": "等级", "x-dict": "promotion_level"'),
      'sales/promotion-level.dictionary.json': dictionary,
      'sales/promotion.list.json': list.replace("== 'level'", "== 'A'"),
    });
    const read = (name: string) => readFileSync(join(over, 'sales', name), 'utf8');
    expect(await run(['rename', 'sales/promotion#states/done', 'over'], { over: [over] })).toMatchObject({ status: 0 });
    expect(JSON.parse(read('promotion.model.json')).states).toMatchObject({
      transitions: [{ to: 'over' }],
      renamedFrom: { over: ['done'] },
    });
    const item = ['rename', 'sales/promotion-level.dictionary#A', 'first'];
    expect((await run(item, { over: [over] })).lines.at(-1)).toBe('2 个文档，改了 2 处');
    expect(JSON.parse(read('promotion-level.dictionary.json')).items).toEqual([
      { value: 'first', text: '甲', renamedFrom: ['A'] },
    ]);
    expect(read('promotion.list.json')).toContain("$record.level == 'first'");
    expect(
      (await run(['rename', 'sales/promotion-level.dictionary', 'grade_kind'], { over: [over] })).lines.at(-1),
    ).toBe('2 个文档，改了 2 处');
    expect(JSON.parse(read('promotion-level.dictionary.json')).code).toBe('grade_kind');
    expect(read('promotion.model.json')).toContain('"x-dict": "grade_kind"');
  });

  test('follows names taken out of rows, given in tests and shown of lines', async () => {
    const line = model
      .replace('"促销"', '"明细"')
      .replace(
        '"level": {',
        '"owner": { "type": "string", "x-ref": { "model": "sales/head" } }, "qty": { "type": "number", "x-scale": 0 }, "level": {',
      );
    const head = model.replace('"促销"', '"主单"').replace(
      '"level": {',
      `"lines": { "type": "array", "title": "明细", "x-child": { "model": "sales/promotion", "parent": "owner" } },
      "total": { "type": "number", "title": "合计", "x-scale": 0, "x-value": "{{ sum($record.lines, ({ qty }) => qty * 2) }}" }, "level": {`,
    );
    const form = `{ "kind": "form", "formatVersion": 1, "title": "主单", "model": "sales/head",
      "properties": { "lines": { "x-columns": ["qty"] }, "total": {} },
      "tests": [{ "title": "合计", "given": { "lines": [{ "qty": 2 }] }, "expect": { "total": { "value": "4" } } }] }`;
    const columns = `{ "kind": "list", "formatVersion": 1, "title": "主单", "model": "sales/head",
      "columns": [{ "key": "lines", "cellProps": { "fields": ["qty"] } }] }`;
    const over = folderOf({
      'sales/promotion.model.json': line,
      'sales/head.model.json': head,
      'sales/head.form.json': form,
      'sales/head.list.json': columns,
    });
    expect(await run(['rename', 'sales/promotion#qty', 'num'], { over: [over] })).toMatchObject({
      status: 0,
      stderr: '',
    });
    const read = (name: string) => readFileSync(join(over, 'sales', name), 'utf8');
    expect(read('head.model.json')).toContain('({ num }) => num * 2');
    expect(read('head.form.json')).toBe(form.replaceAll('"qty"', '"num"'));
    expect(read('head.list.json')).toBe(columns.replace('"qty"', '"num"'));
  });

  test('writes nothing where the check would find a mistake', async () => {
    const over = folderOf({ 'sales/promotion.model.json': model });
    const answer = await run(['rename', 'sales/promotion#note', 'Level'], { over: [over] });
    expect(answer).toMatchObject({ status: 2, stderr: expect.stringContaining('同为列 level') });
    expect(readFileSync(join(over, 'sales/promotion.model.json'), 'utf8')).toBe(model);
  });

  test('reports the reason, and writes nothing', async () => {
    expect(await run(['rename', 'base/customer#levl', 'grade'])).toMatchObject({
      status: 2,
      stderr: '模型“base/customer”没有名为“levl”的字段。是不是要写“level”？\n',
    });
    expect((await run(['rename', 'base/customer#level', 'code', '--dry-run'])).stderr).toMatch(/^“code”已经用在 /);
    expect((await run(['rename', 'base/customer#level'])).status).toBe(2);
  });
});

test('eval answers each line with a value or a problem', async () => {
  const input = [
    { expression: 'sum($record.lines, l => l.qty)', scope: { $record: { lines: [{ qty: '0.1' }, { qty: '0.2' }] } } },
    { expression: '{{ $a.b }}', scope: { $a: {} } },
    { expression: '1 +', scope: {} },
    { expression: '[].constructor', scope: {} },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n');
  const { status, lines } = runProgram(['eval'], input);
  expect(status).toBe(0);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { value: 0.3 },
    {},
    { problem: expect.objectContaining({ position: 3 }) },
    { problem: expect.objectContaining({ message: expect.any(String) }) },
  ]);
});

test('a command that does not exist is answered with the usage and exit code 2', async () => {
  const { status, stdout } = runProgram(['chekc']);
  expect(status).toBe(2);
  expect(stdout).toContain('check [文件…]');
});

import { expect, test } from 'vitest';

import { resolvedField, resolvedModel } from '../../src/engine/model/testing/resolved.ts';
import { reference } from '../records/testing/model-shapes.ts';
import { useRecords } from '../records/testing/record-fixture.ts';
import { excelServer, permissionsOf } from './testing/excel-caller.ts';
import { rowsOf } from './testing/sheets.ts';

const kind = resolvedModel(
  'base/kind',
  [
    resolvedField('name', { title: '名称', required: true }),
    resolvedField('code', { title: '编码', unique: true }),
    resolvedField('above', { title: '上级', ...reference('base/kind') }),
  ],
  { title: '类别', permission: 'base:kind', tree: { parent: 'above' } },
);
const good = resolvedModel(
  'base/good',
  [
    resolvedField('name', { title: '名称', required: true }),
    resolvedField('kind', { title: '类别', ...reference('base/kind') }),
  ],
  { title: '货物', permission: 'base:good' },
);
const models = new Map([kind, good].map((model) => [model.id, model]));
const records = useRecords(models);

const paths = {
  五金: 'A',
  '五金/紧固件': 'A1',
  '五金/紧固件/螺栓': 'A11',
  '五金/其他': 'A2',
  包装: 'B',
  '包装/其他': 'B1',
  '包装/其他/纸箱/彩盒': 'B11',
  其他: 'C',
};
const named = new Map([['包装/其他/纸箱/彩盒', { name: '纸箱/彩盒', above: '包装/其他' }]]);

async function start() {
  const caller = records();
  const ids = new Map<string, unknown>();
  for (const [path, code] of Object.entries(paths).toReversed())
    ids.set(path, (await caller.add(kind.id, { name: nameOf(path), code }))['id']);
  for (const path of Object.keys(paths)) {
    const { id, version } = await caller.get(kind.id, ids.get(path));
    await caller.edit(kind.id, { id, version, above: ids.get(aboveOf(path)) ?? null });
  }
  const server = await excelServer(caller, models, permissionsOf('base:kind', 'base:good'));
  const exported = async () => rowsOf((await server.get('/base/kind/exportXls')).rawPayload);
  const tree = async () => {
    const { records: all } = await caller.list(kind.id, { pageSize: '100' });
    const byId = new Map(all.map((one) => [one['id'], one]));
    return Object.fromEntries(
      all
        .map(({ code, above }) => [String(code), byId.get(above)?.['code'] ?? null] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  };
  const empty = async () => {
    const { records: all } = await caller.list(kind.id, { pageSize: '100', column: 'code', order: 'desc' });
    for (const { id } of all) await caller.remove(kind.id, id);
  };
  return { ...caller, ...server, exported, tree, empty };
}

function nameOf(path: string): string {
  return named.get(path)?.name ?? path.slice(path.lastIndexOf('/') + 1);
}

function aboveOf(path: string): string {
  return named.get(path)?.above ?? path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

test('leaves in the order of the tree, each with the path of what it is below', async () => {
  const { exported } = await start();
  const [head, ...rows] = await exported();
  expect(head).toEqual(['名称', '编码', '上级']);
  const sheet = new Map(rows.map(([name, code, above]) => [code, { name, above }]));
  expect(sheet.get('A11')).toEqual({ name: '螺栓', above: '五金/紧固件' });
  expect(sheet.get('B1')).toEqual({ name: '其他', above: '包装' });
  expect(sheet.get('B')).toEqual({ name: '包装', above: null });
  const codes = rows.map(([, code]) => code);
  for (const [path, code] of Object.entries(paths)) {
    const above = new Map(Object.entries(paths)).get(aboveOf(path));
    if (above !== undefined) expect(codes.indexOf(code)).toBeGreaterThan(codes.indexOf(above));
  }
  expect(codes.join(' ')).toMatch(/B B1 B11/);
});

test.each([
  ['as it left', (rows: unknown[][]) => rows],
  ['with those below before what they are below', (rows: unknown[][]) => rows.toReversed()],
])('comes back from its own sheet as the same tree, %s', async (_, order) => {
  const { exported, importing, tree, empty } = await start();
  const before = await tree();
  const [head = [], ...rows] = await exported();
  await empty();
  const sheet = [head, ...order(rows)];
  const preview = await importing('/base/kind', [sheet], {}, { call: 'importPreview' });
  expect(preview.result).toMatchObject({ wrong: 0, added: rows.length });
  expect(await importing('/base/kind', [sheet])).toMatchObject({ code: 200, result: { added: rows.length } });
  expect(await tree()).toEqual(before);
  await empty();
  const whole = await importing('/base/kind', [sheet], { validateStatus: '1' });
  expect(whole).toMatchObject({ code: 200, result: { added: rows.length } });
  expect(await tree()).toEqual(before);
});

test('a path is found with blanks, by other models too, and a name or code as ever', async () => {
  const { importing, list } = await start();
  const kinds = ['五金 / 其他', '其他', '螺栓', 'B1', '包装/其他/纸箱/彩盒'];
  const sheet = [['名称', '类别'], ...kinds.map((text, index) => [`货${index}`, text])];
  expect(await importing('/base/good', [sheet])).toMatchObject({ code: 200, result: { added: kinds.length } });
  const { records: goods } = await list(good.id, { column: 'name', order: 'asc' });
  const { records: all } = await list(kind.id, { pageSize: '100' });
  const codes = new Map(all.map(({ id, code }) => [id, code]));
  expect(goods.map((one) => codes.get(one['kind']))).toEqual(['A2', 'C', 'A11', 'B1', 'B11']);
});

test('a path that is nowhere, or in two places, is refused with its row', async () => {
  const { importing, add } = await start();
  await add(kind.id, { name: '五金', code: 'Z' });
  const sheet = [
    ['名称', '编码', '上级'],
    ['螺母', 'X1', '五金/没有'],
    ['螺钉', 'X2', '五金'],
  ];
  const { result } = await importing('/base/kind', [sheet], {}, { call: 'importPreview' });
  expect(result).toMatchObject({ wrong: 2, added: 0 });
});

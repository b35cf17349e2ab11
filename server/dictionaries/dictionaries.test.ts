// covers: call-dict
import { describe, expect, test, vi } from 'vitest';

import { ruleSet } from '../../src/engine/rules/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { readDocuments, readFolders } from '../catalogue/index.ts';
import { schemaFolder, smallBusiness } from '../catalogue/testing/folder.ts';
import { applySchema } from '../database/index.ts';
import { kinds, openTestDatabase } from '../database/testing/test-database.ts';
import { httpServer } from '../http/testing/http-server.ts';
import { createRecordEngine } from '../records/index.ts';
import {
  dictionaryProblems,
  dictionaryRoutes,
  dictionaryTables,
  openDictionaries,
  seedDictionaries,
  signedDictionaryRoutes,
  type DictionarySchema,
} from './index.ts';

vi.setConfig({ testTimeout: 90_000 });

describe.each(kinds)('dictionaries on %s', (kind) => {
  const open = async () => {
    const { kysely } = await openTestDatabase(kind);
    await applySchema(kysely, [...dictionaryTables]);
    const { documents } = readDocuments(readFolders([schemaFolder(smallBusiness())]));
    await seedDictionaries(kysely, documents);
    return { kysely, documents, db: kysely.withTables<DictionarySchema>() };
  };

  test('are made from documents once, and only what is new later', async () => {
    const { kysely, documents, db } = await open();
    expect(await seedDictionaries(kysely, documents)).toEqual([]);
    await db.updateTable('sys_dict').set({ del_flag: 1 }).execute();
    const more = schemaFolder({ 'x/new.dictionary': { code: 'new_one', items: [{ value: 'a', text: '甲' }] } });
    const next = readDocuments(readFolders([schemaFolder(smallBusiness()), more]));
    expect(await seedDictionaries(kysely, next.documents)).toEqual(['new_one']);
    expect(await openDictionaries(kysely).all(0)).toEqual({
      new_one: [{ value: 'a', text: '甲', title: '甲', label: '甲' }],
    });
  });

  test('are answered as JeecgBoot does', async () => {
    const { kysely, db, documents } = await open();
    const dictionaries = openDictionaries(kysely);
    const rules = { ruleSets: ruleSet(documents), forms: new Map() };
    const engine = createRecordEngine({
      db: kysely,
      models: new Map(),
      dictionaries,
      rules: () => rules,
    });
    const menu = { tables: new Set<string>(), permission: 'none', level: () => Promise.resolve([]) };
    const signed = signedDictionaryRoutes({ dictionaries, engine, models: () => new Map(), menu });
    const app = await httpServer({ routes: [...dictionaryRoutes(dictionaries, kysely), ...signed] });
    const get = async (path: string) =>
      (await app.inject({ url: `/jeecg-boot${path}`, headers: { 'x-access-token': 'good' } })).json();
    const used = [
      { value: '1', text: '普通', title: '普通', label: '普通', color: 'blue' },
      { value: '2', text: '重要', title: '重要', label: '重要' },
    ];
    const all = await get('/sys/dict/queryAllDictItems');
    expect(all).toMatchObject({ success: true, code: 0, result: { customer_level: used } });
    expect(all.result.customer_level).toHaveLength(2);
    const named = await get('/sys/dict/queryAllDictItems?withDisabled=true');
    const disabled = { value: '9', text: '停用的', title: '停用的', label: '停用的', disabled: true };
    expect(named.result.customer_level).toEqual([...used, disabled]);
    const items = await get('/sys/dict/getDictItems/customer_level');
    expect(items.result).toEqual([...used, { value: '9', text: '停用的', title: '停用的', label: '停用的' }]);
    expect(await get('/sys/dict/getDictItems/nothing')).toMatchObject({ success: true, code: 0, result: [] });
    expect(await get('/sys/dict/getDictItems/constructor')).toMatchObject({ result: [] });
    expect(await get('/sys/dict/getDictItems/a,b')).toMatchObject({ success: false, message: '字典Code格式不正确！' });
    expect(await get('/sys/dict/getDictItems/sys_user,password,username')).toMatchObject({ success: false, code: 500 });

    await db.updateTable('sys_dict_item').set({ item_text: '很重要' }).where('item_value', '=', '2').execute();
    expect((await get('/sys/dict/getDictItems/customer_level')).result[1].text).toBe('重要');
    expect(await get('/sys/dict/refleshCache')).toMatchObject({ success: true, code: 0 });
    expect((await get('/sys/dict/getDictItems/customer_level')).result[1].text).toBe('很重要');
  });

  test('are options for the record engine', async () => {
    const { kysely } = await open();
    const dictionaries = openDictionaries(kysely);
    expect(await dictionaries.items('customer_level', 0)).toEqual([
      { value: '1', label: '普通', color: 'blue' },
      { value: '2', label: '重要' },
      { value: '9', label: '停用的', disabled: true },
    ]);
    expect(await dictionaries.items('nothing', 0)).toBeUndefined();
  });

  test('are there inside a transaction, which holds the only connection, also when they are old', async () => {
    const { kysely } = await open();
    const dictionaries = openDictionaries(kysely, { shared: 1_000 });
    await dictionaries.all(0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    try {
      const inside = kysely.transaction().execute(() => dictionaries.items('customer_level', 0));
      await expect(inside).resolves.toHaveLength(3);
    } finally {
      dictionaries.close();
      vi.useRealTimers();
    }
  });
});

test('a page reports the dictionaries of its models that the database does not have, and only those', () => {
  const document = (kind: 'model' | 'list', body: JsonObject): SourceDocument => ({
    key: `a/b.${kind}`,
    id: 'a/b',
    kind,
    hash: kind,
    body,
    problems: [],
  });
  const properties = {
    level: { 'x-dict': 'customer_levle' },
    kind: { 'x-dict': 'customer_kind' },
    user: { 'x-dict': 'sys_user,realname,username' },
    name: {},
  };
  const documents = [document('model', { schema: { properties } }), document('list', { columns: ['level'] })];
  const bundle = { permissions: [], documents, hash: 'before' };
  const fitted = (...codes: string[]) => dictionaryProblems({ codes: () => new Set(codes) })(bundle, { tenantId: 0 });
  const wrong = fitted('customer_level', 'customer_kind');
  expect(wrong.documents.map(({ problems }) => problems)).toEqual([
    [
      {
        severity: 'error',
        code: 'unknown-dictionary',
        document: 'a/b.model',
        pointer: '/schema/properties/level/x-dict',
        message: '没有编码为“customer_levle”的字典，这个字段没有可选的值。',
        expected: '数据字典里的编码',
        nearest: 'customer_level',
      },
    ],
    [],
  ]);
  expect(wrong.hash).not.toBe('before');
  expect(fitted('customer_levle', 'customer_kind')).toBe(bundle);
  expect(dictionaryProblems({ codes: () => undefined })(bundle, { tenantId: 0 })).toBe(bundle);
});

import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import { backendDifferences } from '../../../src/engine/backend/index.ts';
import { resolveList, type ResolvedList } from '../../../src/engine/list/index.ts';
import { resolvePicker } from '../../../src/engine/picker/index.ts';
import { readString } from '../../../src/engine/values/index.ts';
import type { DocumentSet, SourceDocument } from '../../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { pageFitting } from '../../backend/index.ts';
import { recordedVersions, type RecordedVersion } from '../../backend/testing/recorded-jeecgboot.ts';
import { openCatalogue, type PageBundle } from '../../catalogue/index.ts';
import { shareInFrontOf } from '../testing/in-front-of.ts';

interface RecordedList {
  fields: string[];
  unsorted: string[];
  unsearched: string[];
}

function recordedLists(version: RecordedVersion): ReadonlyMap<string, RecordedList> {
  const file = new URL(`../../backend/testing/recorded/jeecgboot-${version}-lists.json`, import.meta.url);
  return new Map(Object.entries<RecordedList>(JSON.parse(readFileSync(file, 'utf8'))));
}

const catalogue = openCatalogue(['schemas', 'server/backend/documents']);
afterAll(() => catalogue.close());

function listsOf(document: SourceDocument, documents: DocumentSet): ResolvedList[] {
  const { key, kind, body } = document;
  if (kind === 'picker') return [resolvePicker(key, documents, vocabulary).list ?? []].flat();
  if (kind === 'list') return [resolveList(key, documents, vocabulary), ...inside(body, key, documents, true)];
  if (kind !== 'model') return inside(body, key, documents);
  return body['list'] === undefined ? [] : [resolveList(key, documents, vocabulary)];
}

function inside(value: JsonValue, document: string, documents: DocumentSet, isOuter = false): ResolvedList[] {
  if (Array.isArray(value)) return value.flatMap((each) => inside(each, document, documents));
  if (!isJsonObject(value)) return [];
  const model = readString(value['model']);
  const isList = !isOuter && model !== undefined && Array.isArray(value['columns']);
  return [
    ...(isList ? [resolveList({ document, pointer: '', body: value }, documents, vocabulary)] : []),
    ...Object.values(value).flatMap((each) => inside(each, document, documents)),
  ];
}

describe.each(recordedVersions)('lists of pages in front of a JeecgBoot %s', (version) => {
  const recorded = recordedLists(version);
  const { documents } = catalogue.current();
  const differences = backendDifferences(documents, version);
  const fit = pageFitting(differences);
  const opened = [...documents.keys()].filter((key) => /\.(list|model|dialog|picker|screen)$/.test(key));
  const bundles = opened.flatMap((key): PageBundle[] => {
    const bundle = catalogue.current().bundle(key);
    return bundle ? [fit(bundle)] : [];
  });
  const lists = bundles.flatMap((bundle) => {
    const set: DocumentSet = new Map(bundle.documents.map((document) => [document.key, document]));
    return bundle.documents.flatMap((document) => listsOf(document, set));
  });
  const nameThere = (path: string, name: string): string =>
    [...differences.fields].find(([resource]) => path.startsWith(`${resource}/`))?.[1][name] ?? name;

  test('no column is offered for sorting by which the list cannot be sorted', () => {
    const wrong = lists.flatMap(({ endpoints, columns, document, tree }) => {
      const known = recorded.get(endpoints.list ?? '');
      if (!known || tree) return [];
      const sortable = columns
        .filter(({ sortable }) => sortable)
        .map(({ key }) => nameThere(endpoints.list ?? '', key));
      const refused = sortable.filter((name) => !known.fields.includes(name) || known.unsorted.includes(name));
      return refused.map((name) => `${document}: ${name}`);
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('no condition is offered that the list would leave out', () => {
    const wrong = lists.flatMap(({ endpoints, search, queryFields, toolbar, document }) => {
      const known = recorded.get(endpoints.list ?? '');
      if (!known) return [];
      const isAdvanced = toolbar.some(({ builtIn }) => builtIn === 'advanced-query');
      const names = [...search, ...(isAdvanced ? queryFields : [])].map(({ field }) => field.name);
      const ignored = names.filter((name) => {
        const there = nameThere(endpoints.list ?? '', name);
        return !known.fields.includes(there) || known.unsearched.includes(there);
      });
      return ignored.map((name) => `${document}: ${name}`);
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('a list offers no sheet that is not there', () => {
    const logs = lists.find(({ document }) => document === 'system/log.list');
    expect(logs?.toolbar.some(({ builtIn }) => builtIn === 'export')).toBe(version === '3.9.1');
  });

  test('a list whose columns, search and buttons nobody wrote offers no more than the back end does', () => {
    const usual = { when: {}, rename: {}, isMissing: false, isPlain: false, exact: [], with: [] };
    const calls = [{ ...usual, call: 'GET /shop/thing/list', sorts: ['name'], searches: ['name'] }];
    const properties = {
      name: { type: 'string', title: '名称' },
      level: { type: 'string', title: '等级', enum: ['甲', '乙'] },
      made: { type: 'string', format: 'date', title: '日期' },
    };
    const model = { title: '物品', resource: '/shop/thing', label: 'name', schema: { type: 'object', properties } };
    const pageOf = (list: JsonObject | undefined): ResolvedList => {
      const body = { kind: 'model', formatVersion: 1, ...model, ...(list && { list }) };
      const [other] = bundles.flatMap((bundle) => bundle.documents);
      if (!other) throw new Error('There are documents.');
      const document: SourceDocument = { ...other, key: 'shop/thing.model', kind: 'model', id: 'shop/thing', body };
      const fitted = pageFitting({ calls, unstored: new Map() })({ permissions: [], documents: [document], hash: 'a' });
      const set: DocumentSet = new Map(fitted.documents.map((each) => [each.key, each]));
      return resolveList('shop/thing.model', set, vocabulary);
    };
    const offers: (JsonObject | undefined)[] = [undefined, {}, { columns: ['...'], search: ['...'] }];
    for (const list of offers) {
      const { columns, search, toolbar } = pageOf(list);
      expect(columns.map(({ key, sortable }) => [key, sortable])).toEqual([
        ['name', true],
        ['level', false],
        ['made', false],
      ]);
      expect(search.map(({ name }) => name)).toEqual(['name']);
      expect(toolbar.map(({ name }) => name)).not.toContain('advanced-query');
    }
  });

  test('what a list can do stays on its page', () => {
    const users = lists.find(({ document }) => document === 'system/user.list');
    expect(users?.columns.filter(({ sortable }) => sortable).map(({ key }) => key)).toContain('createTime');
    expect(users?.search.map(({ name }) => name)).toContain('realname');
    const chosen = lists.find(({ document }) => document === 'system/user.picker');
    expect(chosen?.search.map(({ name }) => name)).toContain('username');
    const members = lists.find(({ endpoints }) => endpoints.list === '/sys/user/userRoleList');
    expect(members?.search[0]).toMatchObject({ name: 'username', mode: 'equals' });
  });
});

describe.each(recordedVersions)('calls of lists in front of a JeecgBoot %s', (version) => {
  const inFrontOf = shareInFrontOf(version);

  test('a page is served as the lists of the back end support it, with a separate hash', async () => {
    const { server } = inFrontOf();
    const pageOf = async () => server.get('/pagewright/pages/system/role.list', { 'x-access-token': 'admin' });
    const { json, headers } = await pageOf();
    const role = json.documents.find(({ key }: { key: string }) => key === 'system/role.list');
    const [first] = role.body.columns;
    expect(first.sorter).toBe(version === '3.9.1' ? false : undefined);
    const written = catalogue.current().bundle('system/role.list');
    expect(headers.get('etag')).not.toContain(written?.hash ?? '');
    expect((await pageOf()).headers.get('etag')).toBe(headers.get('etag'));
  });

  test('refuses a condition that the list would ignore, and does not send an order that it does not know', async () => {
    const { backEnd, call } = inFrontOf();
    const refused = await call('GET', '/sys/user/userRoleList?roleId=r1&phone=*1*&pageNo=1&pageSize=10');
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.json.message).toContain('手机号码');
    const advanced = encodeURIComponent(JSON.stringify([{ field: 'phone', rule: 'eq', val: '1' }]));
    const path = `/sys/user/userRoleList?roleId=r1&superQueryParams=${advanced}`;
    expect(await call('GET', path)).toMatchObject({ status: 422 });
    await call('GET', '/sys/user/userRoleList?roleId=r1&username=*li*&column=phone&order=desc&pageNo=1');
    expect(backEnd.requests.at(-1)).toBe('GET /sys/user/userRoleList?roleId=r1&username=li&pageNo=1');
  });
});

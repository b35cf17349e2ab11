import { describe, expect, onTestFinished, test } from 'vitest';

import { httpServer, personWith } from '../http/testing/http-server.ts';
import { catalogueRoutes, FolderError, openCatalogue, ownForms, type Catalogue } from './index.ts';
import { modelOf, schemaFolder, smallBusiness, writeDocument } from './testing/folder.ts';

async function catalogueOf(...folders: string[]): Promise<Catalogue> {
  return openCatalogue(folders);
}

const keysOf = async (page: string, ...folders: string[]): Promise<string[]> => {
  const catalogue = await catalogueOf(...folders);
  return (catalogue.current().bundle(page)?.documents ?? []).map(({ key }) => key).sort();
};

describe('the pages', () => {
  test('are lists, screens, models without a list, and what the menu names', async () => {
    const { pages, app } = (await catalogueOf(schemaFolder(smallBusiness()))).current();
    expect(pages).toEqual([
      { key: 'base/customer.list', title: '客户', path: '/base/customer', permission: 'base:customer:list' },
      { key: 'sales/order.model', title: '销售订单', path: '/sales/order', permission: 'sales:order:list' },
      { key: 'sales/secret.screen', title: '隐藏页', path: '/sales/secret', permission: 'sales:secret:view' },
      { key: 'stock/board.screen', title: '库存看板', path: '/stock/board', permission: 'stock:board:view' },
    ]);
    expect(app).toMatchObject({ title: '小商店', home: '/dashboard/analysis' });
  });

  test('are given with all they refer to, and nothing else', async () => {
    const folder = schemaFolder(smallBusiness());
    expect(await keysOf('base/customer.list', folder)).toEqual([
      'base/common.rules',
      'base/customer.columns',
      'base/customer.form',
      'base/customer.list',
      'base/customer.model',
      'base/other.rules',
    ]);
    expect(await keysOf('sales/order.model', folder)).toEqual(
      expect.arrayContaining([
        'base/customer.model',
        'sales/order-line.model',
        'sales/reconcile.dialog',
        'sales/reconcile.request',
      ]),
    );
    expect(await keysOf('stock/board.screen', folder)).toEqual(['stock/board.screen']);
  });
});

describe('a later folder', () => {
  test('adds pages and replaces documents', async () => {
    const own = schemaFolder(smallBusiness());
    const overlay = schemaFolder({
      'extra/car.model': modelOf('车辆', ['plate']),
      'base/customer.model': modelOf('往来单位', ['name']),
    });
    const { pages, documents } = (await catalogueOf(own, overlay)).current();
    expect(pages.map(({ key }) => key)).toContain('extra/car.model');
    expect(documents.get('base/customer.model')?.body['title']).toBe('往来单位');
  });

  test('that does not exist stops the start', async () => {
    await expect(catalogueOf(schemaFolder({}), '/nowhere/at/all')).rejects.toThrow(FolderError);
  });
});

describe('a file', () => {
  test.each([
    ['{ "kind": ', 'syntax', false],
    ['{ "kind": "list", "formatVersion": 1 }', 'wrong-kind', false],
    ['{ "kind": "model", "formatVersion": 2 }', 'format-version-newer', false],
    ['{ "kind": "model", "kind": "model", "formatVersion": 1 }', 'duplicate-key', true],
  ])('%s keeps its page company with a problem', async (text, code, hasTable) => {
    const { documents, models, pages } = (await catalogueOf(schemaFolder({ 'base/broken.model': text }))).current();
    expect(pages.map(({ key }) => key)).toEqual(['base/broken.model']);
    expect(documents.get('base/broken.model')?.problems).toContainEqual(
      expect.objectContaining({ severity: 'error', code, document: 'base/broken.model', line: 1 }),
    );
    expect(models.has('base/broken')).toBe(hasTable);
  });

  test('a document without a kind is reported; the folder meta and hidden files are not read', async () => {
    const folder = schemaFolder({ 'base/thing': '{}', 'meta/model.schema': '{}', '.git/x.model': '{}' });
    const { documents } = (await catalogueOf(folder)).current();
    expect(documents.problems).toMatchObject([{ code: 'file-name', document: 'base/thing.json' }]);
    expect([...documents.keys()]).toEqual([]);
  });
});

test('the own form of a model is the one of its name, or the one it carries', async () => {
  const folder = schemaFolder({
    ...smallBusiness(),
    'base/other.form': { title: '别的', model: 'base/customer', properties: {} },
    'base/unit.model': modelOf('单位', ['name'], { form: { properties: { name: {} } } }),
    'base/unit.form': { title: '客户的', model: 'base/customer', properties: {} },
    'base/depot.model': modelOf('仓库', ['name'], { form: { properties: { name: {} } } }),
  });
  const { documents, models } = (await catalogueOf(folder)).current();
  const own = [...ownForms(documents, models)].map(([id, form]) => `${id} ${form.document}`);
  expect(own).toEqual(['base/customer base/customer.form', 'base/depot base/depot.model']);
});

test('a watched folder reports the changed documents', async () => {
  const folder = schemaFolder(smallBusiness());
  const catalogue = openCatalogue([folder], { watch: true });
  onTestFinished(() => catalogue.close());
  const before = catalogue.current().bundle('base/customer.list')?.hash;
  const changed = new Promise<string[]>((resolve) => catalogue.onChange(resolve));
  writeDocument(folder, 'base/customer.columns', { title: '客户', columns: ['name', 'phone'] });
  expect(await changed).toEqual(['base/customer.columns']);
  expect(catalogue.current().bundle('base/customer.list')?.hash).not.toBe(before);
});

describe('over HTTP', () => {
  const serve = async (permissions: string[], more: Record<string, object> = {}) => {
    const catalogue = await catalogueOf(schemaFolder({ ...smallBusiness(), ...more }));
    return httpServer({
      routes: catalogueRoutes(catalogue),
      authenticate: async (token) => (token === 'good' ? personWith(...permissions) : undefined),
    });
  };
  const headers = { 'x-access-token': 'good' };

  test('the manifest holds what the person may open', async () => {
    const app = await serve(['base:customer:list']);
    const { body } = await app.inject({ url: '/pagewright/manifest', headers });
    expect(JSON.parse(body)).toEqual({
      app: { title: '小商店', home: '/dashboard/analysis' },
      pages: [
        {
          key: 'base/customer.list',
          title: '客户',
          hash: expect.stringMatching(/^[0-9a-f]{32}$/),
          path: '/base/customer',
        },
      ],
    });
  });

  // covers: permission-named
  test('the refusal of a page names the required point, by its name in the back end', async () => {
    const catalogue = await catalogueOf(schemaFolder(smallBusiness()));
    const app = await httpServer({
      routes: catalogueRoutes(catalogue, { pointName: (point) => point.replace('base:', 'there:') }),
      authenticate: async () => personWith(),
    });
    const { body, statusCode } = await app.inject({ url: '/pagewright/pages/base/customer.list', headers });
    expect(statusCode).toBe(403);
    expect(JSON.parse(body).message).toBe('没有权限，请联系管理员授权：there:customer:list');
  });

  test('everybody may open the home page, also if it has a second path', async () => {
    const routes = [
      { path: '/dashboard/analysis', document: 'base/start.screen' },
      { path: '/test/home', document: 'base/start.screen', layout: 'blank' },
    ];
    const app = await serve([], {
      'app.app': { title: '小商店', home: '/dashboard/analysis', routes },
      'base/start.screen': { title: '首页', properties: {} },
    });
    expect((await app.inject({ url: '/pagewright/pages/base/start.screen', headers })).statusCode).toBe(200);
    expect((await app.inject({ url: '/pagewright/pages/base/customer.list', headers })).statusCode).toBe(403);
  });

  test('a page comes with its documents, and is not sent again while unchanged', async () => {
    const app = await serve(['base:customer:list']);
    const url = '/pagewright/pages/base/customer.list';
    const first = await app.inject({ url, headers });
    expect(first.json().documents[0]).toEqual({
      key: 'base/customer.list',
      id: 'base/customer',
      kind: 'list',
      hash: expect.any(String),
      body: expect.objectContaining({ kind: 'list' }),
      problems: [],
    });
    const etag = String(first.headers['etag']);
    const again = await app.inject({ url, headers: { ...headers, 'if-none-match': `"x", ${etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await app.inject({ url, headers: { ...headers, 'if-none-match': '"old"' } });
    expect(other.statusCode).toBe(200);
  });

  test.each([
    ['/pagewright/manifest', {}, 401, 401],
    ['/pagewright/pages/base/customer.list', {}, 401, 401],
    ['/pagewright/pages/sales/order.model', headers, 403, 510],
    ['/pagewright/pages/sales/nothing.list', headers, 404, 404],
    ['/pagewright/pages/base/customer.form', headers, 404, 404],
    ['/pagewright/pages/constructor', headers, 404, 404],
    ['/pagewright/open-pages/register', {}, 404, 404],
    ['/pagewright/open-pages/constructor', {}, 404, 404],
    ['/pagewright/open-pages/base%2Fcustomer.list', headers, 404, 404],
    ['/pagewright/open-pages/account-center', {}, 404, 404],
    ['/pagewright/pages/system/sign-in.screen', {}, 401, 401],
  ])('%s with %o is refused with HTTP %i, code %i', async (url, sent, status, code) => {
    const app = await serve(['base:customer:list']);
    const answer = await app.inject({ url, headers: sent });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('the page of a model without a list document is also given out as its list', async () => {
    const app = await serve(['sales:order:list']);
    const [list, model] = await Promise.all(
      ['list', 'model'].map((kind) => app.inject({ url: `/pagewright/pages/sales/order.${kind}`, headers })),
    );
    expect(list?.json().documents[0].key).toBe('sales/order.model');
    expect(list?.body).toBe(model?.body);
    const other = await serve(['base:customer:list']);
    expect((await other.inject({ url: '/pagewright/pages/sales/order.list', headers })).statusCode).toBe(403);
  });

  test('a page before the sign-in is given out by its name without a token, and is no page of the menu', async () => {
    const screen = { title: '进来', properties: {} };
    const app = await serve([], { 'system/sign-in.screen': screen, 'system/account-center.screen': screen });
    const url = '/pagewright/open-pages/sign-in';
    const first = await app.inject({ url });
    expect(first.json()).toEqual({ body: expect.objectContaining(screen) });
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers['etag']) } });
    expect(again.statusCode).toBe(304);
    const { pages } = openCatalogue([schemaFolder({ 'system/sign-in.screen': screen })]).current();
    expect(pages).toEqual([]);
    for (const name of ['account-center', 'system%2Fsign-in', 'sign-in.screen', '..%2Fbase'])
      expect((await app.inject({ url: `/pagewright/open-pages/${name}` })).statusCode).toBe(404);
  });

  test.each([
    ['sales:order:list', 'sales/reconcile.dialog', 200],
    ['base:customer:list', 'sales/reconcile.dialog', 403],
    ['sales:freeze', 'sales/freeze.dialog', 200],
    ['sales:order:list', 'sales/freeze.dialog', 403],
    ['sales:order:list', 'sales/unused.dialog', 403],
    ['sales:order:list', 'sales/nothing.dialog', 404],
    ['nothing:else:list', 'sales/password.dialog', 200],
  ])('a user with %s who requests the dialog %s gets HTTP %i', async (permission, key, status) => {
    const dialogs = {
      'sales/freeze.dialog': { permission: 'sales:freeze', body: { text: '冻结' } },
      'sales/unused.dialog': { body: { text: '没有页面用它' } },
      'sales/password.dialog': { body: { text: '应用清单里写了它' } },
      'app.app': { ...smallBusiness()['app.app'], dialogs: ['sales/password'] },
    };
    const app = await serve([permission], dialogs);
    const answer = await app.inject({ url: `/pagewright/pages/${key}`, headers });
    expect(answer.statusCode).toBe(status);
    if (status === 200) expect(answer.json().documents[0]).toMatchObject({ key, kind: 'dialog' });
  });

  test('a user who loses the permission is refused even a cached page', async () => {
    const app = await serve(['nothing:else:list']);
    const answer = await app.inject({
      url: '/pagewright/pages/base/customer.list',
      headers: { ...headers, 'if-none-match': '*' },
    });
    expect(answer.statusCode).toBe(403);
  });
});

import { describe, expect, test } from 'vitest';

import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import { resolvedField, resolvedModel } from '../../../src/engine/model/testing/resolved.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { openCatalogue, type CatalogueState } from '../../catalogue/index.ts';
import { ownTables } from './own-tables.ts';
import { ownedChange } from './owned-properties.ts';
import { bodyOf, closedColumns, propertiesOf, systemIds, systemProblem } from './system-documents.ts';
import { systemModels } from './system-tables.ts';

const catalogue = openCatalogue(['schemas']);
const state = catalogue.current();
const ids = systemIds(state);
const shippedBody = (id: string): JsonObject => {
  const body = bodyOf(`${id}.model`, state.shipped(`${id}.model`));
  if (!body) throw new Error(`The product has no ${id}.`);
  return body;
};
const changed = (id: string, edit: (body: any, first: string) => void, folder?: JsonObject): string | undefined => {
  const shipped = shippedBody(id);
  const now = structuredClone(folder ?? shipped);
  const [first = ''] = propertiesOf(shipped).keys();
  edit(now, first);
  const table = ownTables.find(({ name }) => name === shipped['table']);
  const closed = closedColumns(propertiesOf(shipped), table);
  return ownedChange({ shipped, below: folder ?? shipped, now, closed });
};

test('every model of the rooms of the server is among them', () => {
  const shipped = [...state.documents.keys()].filter((key) => /^(system|online-form)\/.*\.model$/.test(key));
  expect(ids.map((id) => `${id}.model`).toSorted()).toEqual(shipped.toSorted());
});

const owned: [what: string, edit: (body: any, first: string) => void, pointer: RegExp][] = [
  ['its calls', (body) => void (body.resource = '/elsewhere'), /^\/resource$/],
  ['its table', (body) => void (body.table = 'elsewhere'), /^\/table$/],
  ['that it has a table', (body) => void (body.stored = body.stored === false), /^\/stored$/],
  ['its permission', (body) => void (body.permission = 'base:customer'), /^\/permission$/],
  ['whose its records are', (body) => void (body.shared = body.shared !== true), /^\/shared$/],
  ['what a record is called', (body) => void (body.label = 'id'), /^\/label$/],
  ['its bin', (body) => void (body.recycleBin = body.recycleBin !== true), /^\/recycleBin$/],
  ['its tree', (body) => void (body.tree = { parent: 'id' }), /^\/tree$/],
  ['its states', (body) => void (body.states = { field: 'id', initial: '0', transitions: [] }), /^\/states$/],
  ['postings', (body) => void (body.postings = [{ on: 'x', into: 'stock/ledger', set: {} }]), /^\/postings$/],
  ['creations', (body) => void (body.creates = [{ name: 'x', to: 'sales/order' }]), /^\/creates$/],
  ['balances', (body) => void (body.balanceOf = { model: 'stock/ledger', by: [], sum: [] }), /^\/balanceOf$/],
  ['reminders', (body) => void (body.reminders = [{ name: 'x', when: '{{ true }}' }]), /^\/reminders$/],
  ['a part that is not there yet', (body) => void (body.later = true), /^\/later$/],
  ['a field taken away', (body, first) => void delete body.schema.properties[first], /^\/schema\/properties\/\w+$/],
  ['a type', (body, first) => void (body.schema.properties[first].type = 'array'), /\/type$/],
  ['a default', (body, first) => void (body.schema.properties[first].default = 'x'), /\/default$/],
  ['a computed value', (body, first) => void (body.schema.properties[first]['x-value'] = "{{ 'x' }}"), /\/x-value$/],
  ['who writes a field', (body, first) => turn(body.schema.properties[first], 'x-read-only'), /\/x-read-only$/],
  ['a secret', (body, first) => turn(body.schema.properties[first], 'x-secret'), /\/x-secret$/],
  ['a column', (body, first) => turn(body.schema.properties[first], 'x-stored', false), /\/x-stored$/],
  ['a column spelled otherwise', (body, first) => respell(body, first), /^\/schema\/properties\/[A-Z]\w*$/],
  ['lines', (body) => more(body, { 'x-child': { model: 'base/unit', parent: 'name' } }), /further\/x-child$/],
  ['a rollup', (body) => more(body, { 'x-rollup': { from: 'base/unit', by: 'a', sum: 'b' } }), /further\/x-rollup$/],
  ['copied values', (body, first) => more(body, reference({ name: first })), /further\/x-ref$/],
  ['a rule with others', (body, first) => more(body, { 'x-unique': [first] }), /further\/x-unique$/],
];

const open: [what: string, edit: (body: any, first: string) => void][] = [
  ['nothing', () => undefined],
  ['words', (body, first) => void (body.title = body.schema.properties[first].title = '别的')],
  ['looks', (body, first) => Object.assign(body.schema.properties[first], { 'x-width': 300, 'x-hidden': true })],
  ['the order of its fields', (body) => void (body.schema.properties = reversed(body.schema.properties))],
  ['list, form and page', (body) => Object.assign(body, { list: { columns: [] }, form: {}, page: true })],
  ['what is required', (body, first) => void (body.schema.required = [...(body.schema.required ?? []), first])],
  ['a shorter text', (body, first) => shorten(body.schema.properties[first])],
  ['a further field', (body) => more(body, { maxLength: 20, 'x-unique': true })],
  ['a further reference', (body) => more(body, reference({ name: 'further' }))],
];

const turn = (field: JsonObject, keyword: string, to = field[keyword] !== true): void => {
  field[keyword] = field[keyword] === to ? !to : to;
};
const more = (body: any, field: object): void => {
  body.schema.properties.further = { type: 'string', title: '另加', ...field };
};
const reference = (copy: object) => ({ 'x-ref': { model: 'base/unit', copy } });
const reversed = (fields: object) => Object.fromEntries(Object.entries(fields).toReversed());
const shorten = (field: any): void => {
  if (field.type === 'string') field.maxLength = 1;
};
const respell = (body: any, first: string): void => {
  const name = first.charAt(0).toUpperCase() + first.slice(1);
  body.schema.properties[name] = { type: 'string', title: '同一列' };
};

describe.each(ids)('of %s', (id) => {
  test('no document changes what is the server’s', () => {
    const refused = owned.map(([what, edit, pointer]) => [what, pointer.exec(changed(id, edit) ?? '') !== null]);
    expect(refused).toEqual(owned.map(([what]) => [what, true]));
  });

  test('a document may change the open parts', () => {
    expect(open.map(([what, edit]) => [what, changed(id, edit)])).toEqual(open.map(([what]) => [what, undefined]));
  });
});

test('values may be asked for more strictly, and not less', () => {
  const of = (name: string, keywords: object) => (body: any) =>
    void Object.assign(body.schema.properties[name], keywords);
  expect(changed('system/user', of('phone', { maxLength: 11, 'x-rules': ['mobile', 'username'] }))).toBe(undefined);
  expect(changed('system/user', of('phone', { maxLength: 1e6 }))).toBe('/schema/properties/phone/maxLength');
  expect(changed('system/user', of('phone', { 'x-rules': [] }))).toBe('/schema/properties/phone/x-rules');
  expect(changed('system/user', (body) => void body.schema.required.pop())).toBe('/schema/required');
});

test('columns that the product shows in no field are not shown by one of any spelling', () => {
  const further = (name: string) => (body: any) =>
    void (body.schema.properties[name] = { type: 'string', title: '密' });
  for (const name of ['Password', 'PASSWORD', 'passWord'])
    expect(changed('system/user', further(name))).toBe(name === 'passWord' ? undefined : `/schema/properties/${name}`);
  expect(changed('system/depart', further('orgType'))).toBe('/schema/properties/orgType');
  expect(changed('system/message', further('nextTime'))).toBe('/schema/properties/nextTime');
});

test("additions of an installation's folder keep their form or that of the product", () => {
  const folder = structuredClone(shippedBody('system/user'));
  const fields: any = Object(folder['schema']).properties;
  fields.workNo['x-unique'] = true;
  fields.lines = { type: 'array', title: '明细', 'x-child': { model: 'base/unit', parent: 'name' } };
  expect(changed('system/user', () => undefined, folder)).toBe(undefined);
  expect(changed('system/user', (body) => void delete body.schema.properties.workNo['x-unique'], folder)).toBe(
    undefined,
  );
  expect(changed('system/user', (body) => void (body.label = 'phone'), folder)).toBe('/label');
});

describe.each([...systemModels])('the table %s', (table, id) => {
  const withModel = (more: Partial<ResolvedModel>, fields: ResolvedField[] = []) => {
    const models = new Map(state.models).set('a/thief', resolvedModel('a/thief', fields, more));
    return systemProblem({ models }, ownTables);
  };
  const line = resolvedField('lines', { child: { model: id, parent: 'id' } });

  test('is of one model, and its records are no parts of another', () => {
    expect(withModel({})).toBe(undefined);
    expect(withModel({ table })).toContain(`数据表 ${table} 是系统用的`);
    const posting = { name: 'x', on: 'examine', into: id, set: {} };
    expect(withModel({ postings: [posting] })).toContain(id);
    expect(withModel({ balanceOf: { model: id, by: [], sum: [], min: {} } })).toContain(id);
    expect(withModel({}, [line])).toContain(id);
  });
});

describe('documents of folders', () => {
  const folder = (id: string, edit: (body: any) => void): CatalogueState => {
    const body = structuredClone(shippedBody(id));
    edit(body);
    return catalogue.prepare(new Map([[`${id}.model` as const, JSON.stringify(body)]]));
  };

  test.each<[id: string, edit: (body: any) => void, message: string]>([
    ['system/user', (body) => void (body.resource = '/people'), 'resource 由系统决定'],
    ['system/role', (body) => void (body.permission = 'base:customer'), 'permission 由系统决定'],
    ['system/role', (body) => void delete body.shared, 'shared 由系统决定'],
    ['system/tenant', (body) => void (body.stored = true), '不能删除，也不能换数据表'],
    ['system/depart', (body) => void (body.table = 'departments'), '不能删除，也不能换数据表'],
    [
      'system/user',
      (body) => void (body.schema.properties.Password = { type: 'string', title: '密' }),
      '字段 Password',
    ],
    ['system/data-source', (body) => void delete body.schema.properties.dbPassword['x-secret'], '字段 dbPassword'],
  ])('keep the structure of %s', (id, edit, message) => {
    expect(systemProblem(folder(id, edit), ownTables)).toContain(message);
  });

  test('may tighten it', () => {
    const body = (each: any) => void (each.schema.properties.workNo['x-unique'] = true);
    expect(systemProblem(folder('system/user', body), ownTables)).toBe(undefined);
  });
});

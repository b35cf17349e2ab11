import { beforeAll } from 'vitest';

import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedForm } from '../../../src/engine/form/index.ts';
import type { FieldOption, ResolvedModel } from '../../../src/engine/model/index.ts';
import { noRules } from '../../../src/engine/rules/index.ts';
import { applySchema } from '../../database/index.ts';
import { kinds, shareTestDatabase } from '../../database/testing/test-database.ts';
import type { RecordContext, RowGuard } from '../call/record-context.ts';
import type { ModelPage } from '../call/record-link.ts';
import { RecordRefusal } from '../call/record-refusal.ts';
import { recordCounts } from '../read/counts/record-counts.ts';
import type { OptionsQuery } from '../read/list-options.ts';
import { createRecordEngine } from '../record-engine.ts';
import type { RecordEngine } from '../record-operations.ts';
import { tablesOf } from '../tables/tables-of.ts';
import { businessPickers } from './base-models.ts';
import { businessModels } from './business-models.ts';

const option = (value: string, label: string): FieldOption => ({ value, label });
const dictionaries = new Map([
  ['customer_level', [option('a', '金牌'), option('b', '银牌'), { ...option('z', '停用'), disabled: true }]],
  ['order_status', [option('draft', '草稿'), option('examined', '已审核'), option('closed', '已关闭')]],
]);
const permissions = new Set(['list', 'bill:add', 'examine', 'unexamine', 'deliver', 'accept', 'approve', 'revoke']);
const businessPages: Readonly<Record<string, readonly ModelPage[]>> = {
  'base/customer': [page('base/customer.list', '客户')],
  'sales/order': [page('sales/order.list', '销售订单')],
  'stock/bill': [
    page('stock/outbound.list', '出库单', { kind: 'out' }),
    page('stock/inbound.list', '入库单', { kind: 'in' }),
  ],
  'stock/balance': [page('stock/balance.model', '库存')],
};

function page(document: string, title: string, where: ModelPage['where'] = {}): ModelPage {
  return { document, title, permission: 'list', where };
}

let tenants = 0;

/** Calls of the record engine by a person of a separate tenant, so that tests do not affect each other. */
export type Caller = ReturnType<ReturnType<typeof useRecords>>;

/**
 * Creates a database with the business tables for the tests of a file (on the PostgreSQL server of TEST_DATABASE_URL if
 * it is set); each call of the result creates an empty tenant.
 */
export function useRecords(
  models: ReadonlyMap<string, ResolvedModel> = businessModels,
  forms: ReadonlyMap<string, ResolvedForm> = new Map(),
  guards: ReadonlyMap<string, RowGuard> = new Map(),
) {
  const rules = { ruleSets: noRules, forms };
  const database = shareTestDatabase(kinds.at(-1) ?? 'embedded');
  beforeAll(async () => {
    await applySchema(database().kysely, tablesOf(models.values()));
  });
  return (tenantId: number = ++tenants, username = 'zhang') => {
    const clock = { now: '2024-05-06 10:20:30' };
    const warnings: string[] = [];
    const engineOf = (described: ReadonlyMap<string, ResolvedModel>) =>
      createRecordEngine({
        db: database().kysely,
        models: described,
        log: { warn: (message) => warnings.push(message) },
        rules: () => rules,
        guards,
        pickers: (id) => businessPickers[id],
        dictionaries: { items: (code) => Promise.resolve(dictionaries.get(code)) },
        clock: () => clock.now,
        counts: recordCounts(database().writes),
        pages: (model) => businessPages[model] ?? [],
      });
    const context: RecordContext = {
      user: { id: 'u1', username, realname: '张三', orgCode: 'A01', tenantId },
      permissions,
    };
    const calls = (engine: RecordEngine) => ({
      engine,
      context,
      clock,
      tenantId,
      warnings,
      db: database().kysely,
      add: (model: string, input: RecordValues) => engine.add(model, input, context),
      edit: (model: string, input: RecordValues) => engine.edit(model, input, context),
      get: (model: string, id: unknown) => engine.get(model, String(id), context),
      remove: (model: string, ...ids: unknown[]) => engine.removeBatch(model, ids.map(String), context),
      list: (model: string, params: Record<string, string> = {}) => engine.list(model, params, context),
      options: (model: string, query: OptionsQuery = {}) => engine.options(model, query, context),
      go: (model: string, id: unknown, name: string, version?: number) =>
        engine.transition(model, { id: String(id), name, version }, context),
      createFrom: (model: string, id: unknown, name: string) =>
        engine.createFrom(model, { id: String(id), name }, context),
      createdFrom: (model: string, id: unknown, name: string) =>
        engine.createdFrom(model, { id: String(id), name }, context),
      deleted: (model: string, params: Record<string, string> = {}) => engine.listDeleted(model, params, context),
      restore: (model: string, ...ids: unknown[]) => engine.restore(model, ids.map(String), context),
      erase: (model: string, ...ids: unknown[]) => engine.erase(model, ids.map(String), context),
      bulk: (model: string, rows: RecordValues[]) => engine.bulkInsert(model, rows, context),
    });
    return {
      ...calls(engineOf(models)),
      describedBy: (others: ReadonlyMap<string, ResolvedModel>) => calls(engineOf(others)),
    };
  };
}

export async function refusalOf(call: Promise<unknown>): Promise<RecordRefusal> {
  try {
    await call;
  } catch (error) {
    if (error instanceof RecordRefusal) return error;
    throw error;
  }
  throw new Error('The call was not refused.');
}

export function lines(record: RecordValues, field = 'lines'): RecordValues[] {
  const value = record[field];
  if (!Array.isArray(value)) throw new Error(`No lines under ${field}.`);
  return value;
}

export async function baseRecords(caller: Caller) {
  const depot = await caller.add('base/depot', { name: '主仓' });
  const customer = await caller.add('base/customer', { name: '甲公司', phone: '138' });
  const bolt = await caller.add('base/material', { name: '螺栓', price: '1.50' });
  const nut = await caller.add('base/material', { name: '螺母', price: '0.20' });
  return {
    depot: String(depot['id']),
    customer: String(customer['id']),
    bolt: String(bolt['id']),
    nut: String(nut['id']),
  };
}

export async function stockUp(caller: Caller, depot: string, material: string, qty: string): Promise<RecordValues> {
  const bill = await caller.add('stock/bill', { kind: 'in', depot, lines: [{ material, qty }] });
  return caller.go('stock/bill', bill['id'], 'examine');
}

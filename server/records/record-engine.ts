import { monotonicFactory } from 'ulid';

import type { RecordValues } from '../../src/engine/bill/index.ts';
import { noRules } from '../../src/engine/rules/index.ts';
import { DATE_TIME, formatDate } from '../../src/engine/values/index.ts';
import { cancellable, cancellableParts } from '../database/index.ts';
import { createdFrom, createFrom, transitionRecord } from './bill/index.ts';
import { eraseRecords, listDeleted, restoreRecords } from './bin/recycle-bin.ts';
import { analyzeTables, bulkInsert, bulkSize } from './bulk/bulk-insert.ts';
import { removeQuery, transitionRecords } from './bulk/query-calls.ts';
import {
  answerOnce,
  byTenant,
  forRecord,
  readSnapshot,
  readUpkeep,
  storedOf,
  tenantOf,
  transact,
  type EngineParts,
  type RecordContext,
  type RowGuard,
  type UnitOfWork,
} from './call/index.ts';
import { derivedValues, fillingOf } from './derived/index.ts';
import { exportRecords, importRecords } from './exchange/index.ts';
import { reversePosting, tenantsPosting } from './ledger/index.ts';
import {
  addTextsWithLines,
  addWriterNames,
  aggregateRecords,
  listOptions,
  listRecords,
  nameSources,
  readOne,
  recordCounts,
  rowEstimates,
  shownRows,
  totalRecords,
  visibleIds,
} from './read/index.ts';
import type { AlsoSaved, RecordEngine, RecordEngineOptions } from './record-operations.ts';
import { addRecord, editRecord, followingValidator, removeRecords, type DocumentRules } from './save/index.ts';
import { modelGraph, storedModel, type StoredModel } from './tables/index.ts';
import { refreshRollups } from './write/index.ts';

const withoutRules: DocumentRules = { ruleSets: noRules, forms: new Map() };

export function createRecordEngine(options: RecordEngineOptions): RecordEngine {
  const {
    db,
    models,
    rules = () => withoutRules,
    dictionaries,
    clock = () => formatDate(new Date(), DATE_TIME),
    idGenerator = monotonicFactory(),
    onSaved,
    guards = new Map<string, RowGuard>(),
    tenancy = () => undefined,
    removedValues = () => Promise.resolve([]),
    pickers = () => undefined,
    counts = recordCounts(undefined),
    references = () => [],
    pages = () => [],
    log = { warn: () => {} },
    guard,
    upkeepReader = readUpkeep,
    filled = () => [],
  } = options;
  const stored = new Map([...models].map(([id, model]) => [id, storedModel(model)]));
  const graph = modelGraph(models);
  const names = nameSources({ stored, graph, pickers });
  const parts: EngineParts = {
    db,
    models,
    stored,
    names,
    dictionaries,
    guards,
    tenancy,
    removedValues,
    clock,
    idGenerator,
    graph,
    readUpkeep: upkeepReader,
    ...followingValidator(models, rules),
    estimates: rowEstimates(),
    counts,
    references,
    pages,
    log,
    guard,
  };
  const model = (id: string) => storedOf(parts, id);
  const within = (id: string, context: RecordContext): RecordContext => {
    const tenantId = tenantOf({ context, tenancy }, model(id));
    if (tenantId === context.user.tenantId) return context;
    return { ...context, home: context.user.tenantId, user: { ...context.user, tenantId } };
  };
  const looking = (id: string, context: RecordContext): RecordContext => {
    const inside = within(id, context);
    return context.platform ? { ...inside, everywhere: true } : inside;
  };
  const unitOf = (id: string, context: RecordContext): UnitOfWork => {
    return { ...parts, context: looking(id, context), now: clock() };
  };
  const reading = async <Result>(
    id: string,
    context: RecordContext,
    read: (unit: UnitOfWork, stored: StoredModel) => Promise<Result>,
  ): Promise<Result> => cancellable(context.signal, () => read(unitOf(id, context), model(id)));
  const saving = async <Result>(
    id: string,
    context: RecordContext,
    work: (unit: UnitOfWork) => Promise<Result>,
  ): Promise<Result> => {
    const result = await transact(parts, within(id, context), work);
    await onSaved?.(id);
    return result;
  };
  const once = (context: RecordContext, call: readonly [verb: string, modelId: string, ...unknown[]], work: Work) =>
    saving(call[1], context, (unit) => answerOnce(unit, call, () => work(unit, model(call[1]))));
  const savedBy = async (...save: Parameters<typeof once>): Promise<RecordValues> => (await once(...save)) ?? {};
  const doneBy = async (...save: Parameters<typeof once>): Promise<void> => void (await once(...save));
  return {
    names,
    derived: derivedValues(parts),
    list: async (id, params, context) => {
      const filling = fillingOf(filled(), model(id).model, models);
      const list = await reading(id, context, (unit, stored) => listRecords(unit, stored, params));
      return filling.length > 0 ? { ...list, filling } : list;
    },
    get: (id, record, context) => readSnapshot(parts, looking(id, context), (unit) => getRecord(unit, id, record)),
    shown: (id, ids, context) => reading(id, context, (unit, stored) => visibleIds(unit, stored, ids)),
    shownRows: (id, context) => (stored.has(id) ? shownRows(unitOf(id, context), model(id)) : undefined),
    options: (id, query, context) => reading(id, context, (unit, stored) => listOptions(unit, stored, query)),
    add: (id, input, context, also) =>
      savedBy(context, ['add', id, input], async (unit, stored) =>
        alsoSaved(unit, addRecord(await forRecord(unit, stored, { ...input, id: undefined }), stored, input), also),
      ),
    edit: (id, input, context, also) =>
      savedBy(context, ['edit', id, input], async (unit, stored) =>
        alsoSaved(unit, editRecord(await forRecord(unit, stored, input), stored, input), also),
      ),
    remove: (id, record, context) =>
      doneBy(context, ['remove', id, record], (unit, stored) => inEach(unit, stored, [record], removeRecords)),
    removeBatch: (id, ids, context) =>
      doneBy(context, ['remove', id, ids], (unit, stored) => inEach(unit, stored, ids, removeRecords)),
    removeQuery: async (id, query, expected, context) =>
      countOf(
        await once(context, ['remove-query', id, query, expected], async (unit, stored) => ({
          count: await removeQuery(unit, stored, { query, expected }),
        })),
      ),
    listDeleted: (id, params, context) => reading(id, context, (unit, stored) => listDeleted(unit, stored, params)),
    restore: (id, ids, context) =>
      doneBy(context, ['restore', id, ids], (unit, stored) => inEach(unit, stored, ids, restoreRecords)),
    erase: (id, ids, context) =>
      doneBy(context, ['erase', id, ids], (unit, stored) => inEach(unit, stored, ids, eraseRecords)),
    transition: (id, call, context, also) =>
      savedBy(context, ['transition', id, call], async (unit, stored) =>
        alsoSaved(unit, transitionRecord(await forRecord(unit, stored, { id: call.id }), stored, call), also),
      ),
    transitionBatch: async (id, name, choice, context) =>
      countOf(
        await once(context, ['transition-batch', id, name, choice], async (unit, stored) => ({
          count: await transitionRecords(unit, stored, name, choice),
        })),
      ),
    createFrom: (id, call, context) =>
      readSnapshot(parts, within(id, context), (unit) => createFrom(unit, model(id), call)),
    createdFrom: (id, call, context) =>
      readSnapshot(parts, within(id, context), (unit) => createdFrom(unit, model(id), call)),
    aggregate: (id, params, query, context) =>
      reading(id, context, (unit, stored) => aggregateRecords(unit, stored, params, query)),
    totals: (id, params, fields, context) =>
      reading(id, context, (unit, stored) => totalRecords(unit, stored, params, fields)),
    pages: (id, query, context) =>
      cancellableParts(context.signal, exportRecords(unitOf(id, context), model(id), query)),
    importRows: async (id, rows, how, context) => {
      const result = await importRecords(parts, within(id, context), model(id), rows, how);
      await onSaved?.(id);
      return result;
    },
    reversePosting: async (transaction, { model: id, posting, username }) => {
      const upkeep = await readUpkeep(transaction);
      for (const tenantId of await tenantsPosting(transaction, id, posting)) {
        const user = { id: 'system', username, orgCode: null, tenantId };
        const context: RecordContext = { user, permissions: { has: () => true } };
        const unit = { ...parts, db: transaction, context, upkeep, now: clock() };
        await refreshRollups(unit, await reversePosting(unit, id, posting));
      }
    },
    bulkInsert: async (id, rows, context) => {
      const ids: string[] = [];
      for (let start = 0; start < rows.length; start += bulkSize) {
        const some = rows.slice(start, start + bulkSize);
        ids.push(...(await saving(id, context, (unit) => bulkInsert(unit, model(id), some))));
      }
      if (ids.length >= bulkSize) await analyzeTables(parts, model(id));
      return ids;
    },
  };
}

type Work = (unit: UnitOfWork, stored: StoredModel) => Promise<RecordValues | void>;

async function inEach(
  unit: UnitOfWork,
  stored: StoredModel,
  ids: readonly string[],
  work: (unit: UnitOfWork, stored: StoredModel, ids: readonly string[]) => Promise<void>,
): Promise<void> {
  for (const part of await byTenant(unit, stored, ids)) await work(part.unit, stored, part.ids);
}

function countOf(answer: RecordValues | void): number {
  return Number(answer?.['count'] ?? 0);
}

async function alsoSaved({ db }: UnitOfWork, saving: Promise<RecordValues>, also?: AlsoSaved): Promise<RecordValues> {
  const saved = await saving;
  await also?.(db, saved);
  return saved;
}

async function getRecord(unit: UnitOfWork, modelId: string, id: string): Promise<RecordValues> {
  const stored = storedOf(unit, modelId);
  const record = await readOne(unit, stored, id, { visible: true });
  await addTextsWithLines(unit, stored.model, [record]);
  await addWriterNames(unit, record);
  return record;
}

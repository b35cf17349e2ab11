import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { isRecord } from '../../../src/schema/json/index.ts';
import { say } from '../../locale/index.ts';
import {
  answerOnce,
  RecordRefusal,
  refused,
  StaleDocumentsError,
  transact,
  type EngineParts,
  type RecordContext,
} from '../call/index.ts';
import { refuseServerWritten } from '../save/index.ts';
import type { StoredModel } from '../tables/index.ts';
import type { ImportOptions, ImportResult, ImportRow, RefusedRow, SavedRows } from './import-row.ts';
import { namesItself, rowsTogether } from './rows-together.ts';
import { saveCheckedRows } from './save-checked-rows.ts';
import { saveRows } from './save-rows.ts';
import { parentsFirst } from './tree-order.ts';

/** The most rows in one transaction, unless all are saved together. */
const batch = 100;

/** Milliseconds after which a transaction takes no further row, unless all are saved together. */
const turnMs = 60;

const turn = 20;

class NothingSaved extends Error {
  readonly result: SavedRows;
  constructor(result: SavedRows) {
    super('nothing saved');
    this.result = result;
  }
}

/**
 * Saves rows as `add` and `edit` do, one after the other: a row may refer to an earlier one, in a tree also to a later
 * one. The embedded database has one session, so rows are checked and saved a few at a time and other requests run in
 * between. One transaction saves all rows only if all rows or none are to be saved and none has errors.
 */
export async function importRecords(
  parts: EngineParts,
  context: RecordContext,
  stored: StoredModel,
  given: readonly ImportRow[],
  { matchBy, commit }: ImportOptions,
): Promise<ImportResult> {
  refuseServerWritten(parts, stored.model);
  const rows = parentsFirst(stored, given);
  if (commit !== 'each') {
    const done = commit === 'all' ? await doneBefore(parts, context, stored, rows, { matchBy, commit }) : undefined;
    const rehearsed = done ?? (await rehearse(parts, context, stored, rows, matchBy));
    if (done || commit === 'none' || rehearsed.refused.length > 0) return resultOf(rehearsed);
    const areApart = !namesItself(parts, stored);
    return resultOf(await saveWhole(parts, partOf(context, 0), stored, rows, { matchBy, areApart }));
  }
  const whole: ImportResult = { added: 0, changed: 0, refused: [] };
  for (let start = 0; start < rows.length;) {
    const some = rows.slice(start, start + batch);
    const begun = start;
    const part = await saveTogether(parts, partOf(context, start), stored, some, { matchBy, commit }).catch(
      (error: unknown) => {
        throw begun > 0 && error instanceof StaleDocumentsError ? interrupted(begun) : error;
      },
    );
    add(whole, part);
    start += part.taken;
  }
  return whole;
}

function resultOf({ added, changed, refused }: ImportResult): ImportResult {
  return { added, changed, refused };
}

/**
 * Saves all rows in one transaction, those of different records in as few statements as possible. After a refusal the
 * rows are saved one by one, which identifies the refused row.
 */
async function saveWhole(
  parts: EngineParts,
  context: RecordContext,
  stored: StoredModel,
  rows: readonly ImportRow[],
  { matchBy, areApart }: { matchBy: readonly string[]; areApart: boolean },
): Promise<ImportResult> {
  const how = { matchBy, commit: 'all' } as const;
  if (areApart) {
    try {
      return await transact(parts, context, async (unit) =>
        readResult(
          await answerOnce(unit, callOf(stored, rows, how), async () => ({
            ...(await saveCheckedRows(unit, stored, rows, matchBy)),
          })),
          rows.length,
        ),
      );
    } catch (error) {
      if (!(error instanceof RecordRefusal)) throw error;
    }
  }
  return saveTogether(parts, context, stored, rows, how);
}

/** Saves rows a few at a time and rolls them back, to find the rows that would be refused and the reasons. */
async function rehearse(
  parts: EngineParts,
  context: RecordContext,
  stored: StoredModel,
  rows: readonly ImportRow[],
  matchBy: readonly string[],
): Promise<ImportResult> {
  const whole: ImportResult = { added: 0, changed: 0, refused: [] };
  const once = { ...context, idempotencyKey: undefined };
  for (const some of rowsTogether(parts, stored, rows, { matchBy, size: turn }))
    add(whole, await saveTogether(parts, once, stored, some, { matchBy, commit: 'none' }));
  whole.refused.sort((left, right) => left.row - right.row);
  return whole;
}

function add(whole: ImportResult, part: ImportResult): void {
  whole.added += part.added;
  whole.changed += part.changed;
  whole.refused.push(...part.refused);
}

/**
 * Returns the result of the same import if it was already executed; otherwise its rows would be refused as repeated.
 */
async function doneBefore(
  parts: EngineParts,
  context: RecordContext,
  ...[stored, rows, how]: [StoredModel, readonly ImportRow[], ImportOptions]
): Promise<ImportResult | undefined> {
  if (context.idempotencyKey === undefined) return undefined;
  const notYet = new NothingSaved({ added: 0, changed: 0, refused: [], taken: 0 });
  try {
    return await transact(parts, partOf(context, 0), async (unit) =>
      readResult(await answerOnce(unit, callOf(stored, rows, how), () => Promise.reject(notYet)), rows.length),
    );
  } catch (error) {
    if (error === notYet) return undefined;
    throw error;
  }
}

function callOf(stored: StoredModel, rows: readonly ImportRow[], { matchBy, commit }: ImportOptions): unknown[] {
  return ['import', stored.model.id, { rows, matchBy, commit }];
}

/** The preceding rows are saved and must not be imported again. */
function interrupted(rows: number): RecordRefusal {
  return refused(say('导入时页面的配置改过，前 {rows} 行已处理，请把其余的行重新导入。', { rows }));
}

/** Each transaction has its own idempotency key, so that an interrupted import continues when it is sent again. */
function partOf(context: RecordContext, start: number): RecordContext {
  const { idempotencyKey: key } = context;
  return key === undefined ? context : { ...context, idempotencyKey: `${key}#${start}` };
}

async function saveTogether(
  parts: EngineParts,
  context: RecordContext,
  stored: StoredModel,
  rows: readonly ImportRow[],
  { matchBy, commit }: ImportOptions,
): Promise<SavedRows> {
  try {
    return await transact(parts, context, async (unit) => {
      const until = commit === 'each' ? performance.now() + turnMs : Infinity;
      return readResult(
        await answerOnce(unit, callOf(stored, rows, { matchBy, commit }), async () => {
          const result = await saveRows(unit, stored, rows, { matchBy, isWhole: commit === 'all', until });
          const isKept = commit === 'each' || (commit === 'all' && result.refused.length === 0);
          if (!isKept) throw new NothingSaved(result);
          return { ...result };
        }),
        rows.length,
      );
    });
  } catch (error) {
    if (error instanceof NothingSaved) return error.result;
    throw error;
  }
}

function readResult(answer: RecordValues | void, all: number): SavedRows {
  const { added, changed, refused: rows, taken } = answer ?? {};
  return {
    added: Number(added),
    changed: Number(changed),
    refused: Array.isArray(rows) ? rows.filter(isRefusedRow) : [],
    taken: typeof taken === 'number' ? taken : all,
  };
}

function isRefusedRow(value: unknown): value is RefusedRow {
  return isRecord(value) && typeof value['row'] === 'number' && Array.isArray(value['problems']);
}

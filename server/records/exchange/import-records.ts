import { sql } from 'kysely';
import { isRecord, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { ValueProblem } from '../../../src/engine/form/index.ts';
import {
  answerOnce,
  asRefusal,
  inReach,
  type EngineParts,
  invalidRecord,
  type RecordContext,
  RecordRefusal,
  refused,
  StaleDocumentsError,
  tenantOf,
  transact,
  type UnitOfWork,
} from '../call/index.ts';
import { draftRecord, editableDraft, refuseServerWritten, saveDraft } from '../save/index.ts';
import { isVisible } from '../read/index.ts';
import { otherProblems } from './other-problems.ts';
import { type ImportedRecord, type ImportLine, type RecordsByLabel, recordsByLabel } from './import-labels.ts';
import { columnOf, type StoredModel } from '../tables/index.ts';
import { say } from '../../locale/index.ts';

/** A record to be saved, read from rows of a sheet; lines of fields that it does not name stay as they are. */
export interface ImportRow extends ImportedRecord {
  /** Its row number, for the answer. */
  row: number;
  /** Paths of what could not be read. The row is not saved; what else is wrong with it is told in the same answer. */
  unread?: readonly string[];
}

export interface ImportOptions {
  /** Rows are matched by these fields: a matching record is changed. Without fields all rows are new records. */
  matchBy: readonly string[];
  /** `each` saves the valid rows, `all` saves only if every row is valid, `none` saves nothing (a preview). */
  commit: 'each' | 'all' | 'none';
}

export interface RefusedRow {
  row: number;
  message: string;
  problems: ValueProblem[];
}

export interface ImportResult {
  added: number;
  changed: number;
  refused: RefusedRow[];
}

/** Rows in one transaction where each may be saved without the others. */
const batch = 100;

/** Rolls back a transaction whose changes must not stay; carries its result. */
class NothingSaved extends Error {
  readonly result: ImportResult;
  constructor(result: ImportResult) {
    super('nothing saved');
    this.result = result;
  }
}

/** Saves rows as `add` and `edit` do, one after the other: a row may refer to one before it. */
export async function importRecords(
  parts: EngineParts,
  context: RecordContext,
  stored: StoredModel,
  rows: readonly ImportRow[],
  { matchBy, commit }: ImportOptions,
): Promise<ImportResult> {
  refuseServerWritten(parts, stored.model);
  const whole: ImportResult = { added: 0, changed: 0, refused: [] };
  const size = commit === 'each' ? batch : Math.max(1, rows.length);
  for (let start = 0; start < rows.length; start += size) {
    const some = rows.slice(start, start + size);
    const part = await saveTogether(parts, partOf(context, start), stored, some, { matchBy, commit }).catch(
      (error: unknown) => {
        throw start > 0 && error instanceof StaleDocumentsError ? interrupted(start) : error;
      },
    );
    whole.added += part.added;
    whole.changed += part.changed;
    whole.refused.push(...part.refused);
  }
  return whole;
}

/** The preceding rows are saved and must not be imported again. */
function interrupted(rows: number): RecordRefusal {
  return refused(say('导入时页面的配置改过，前 {rows} 行已处理，请把其余的行重新导入。', { rows }));
}

/** Each transaction has its own idempotency key: an interrupted import continues when it is sent again. */
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
): Promise<ImportResult> {
  try {
    return await transact(parts, context, async (unit) => {
      const call = ['import', stored.model.id, { rows, matchBy, commit }];
      return readResult(
        await answerOnce(unit, call, async () => {
          const result = await saveRows(unit, stored, rows, matchBy);
          const isKept = commit === 'each' || (commit === 'all' && result.refused.length === 0);
          if (!isKept) throw new NothingSaved(result);
          return { ...result };
        }),
      );
    });
  } catch (error) {
    if (error instanceof NothingSaved) return error.result;
    throw error;
  }
}

/** The stored result of the first call. */
function readResult(answer: RecordValues | void): ImportResult {
  const { added, changed, refused: rows } = answer ?? {};
  return {
    added: Number(added),
    changed: Number(changed),
    refused: Array.isArray(rows) ? rows.filter(isRefusedRow) : [],
  };
}

function isRefusedRow(value: unknown): value is RefusedRow {
  return isRecord(value) && typeof value['row'] === 'number' && Array.isArray(value['problems']);
}

async function saveRows(
  unit: UnitOfWork,
  stored: StoredModel,
  rows: readonly ImportRow[],
  matchBy: readonly string[],
): Promise<ImportResult> {
  const ids = await recordsByLabel(unit, stored.model, rows);
  const result: ImportResult = { added: 0, changed: 0, refused: [] };
  for (const row of rows) {
    try {
      await sql`savepoint import_row`.execute(unit.db);
      const { values, problems } = valuesOf(unit, stored.model, row, ids);
      const unread = [...(row.unread ?? []), ...problems.map(({ path }) => path)];
      if (matchBy.some((name) => unread.includes(name))) throw invalidRecord(problems);
      const before = await matching(unit, stored, matchBy, values);
      const draft =
        before === undefined
          ? draftRecord(unit, stored, withoutEmpty(values), undefined)
          : await editableDraft(unit, stored, { ...values, id: before });
      if (row.unread || unread.length > 0)
        throw invalidRecord([...problems, ...(await otherProblems(unit, draft, row, unread))]);
      await saveDraft(unit, draft);
      await sql`release savepoint import_row`.execute(unit.db);
      if (before === undefined) result.added += 1;
      else result.changed += 1;
      ids.remember(stored.model, draft.record);
    } catch (error) {
      const refusal = asRefusal(unit, error);
      if (!(refusal instanceof RecordRefusal)) throw error;
      await sql`rollback to savepoint import_row`.execute(unit.db);
      const isTold = row.unread !== undefined && refusal.kind === 'invalid' && refusal.problems.length === 0;
      if (!isTold) result.refused.push({ row: row.row, message: refusal.message, problems: refusal.problems });
    }
  }
  return result;
}

/** The values of a row, and the problems of names, of the record and its lines, that belong to no record or to several. */
function valuesOf(
  unit: UnitOfWork,
  model: ResolvedModel,
  row: ImportRow,
  ids: RecordsByLabel,
): { values: RecordValues; problems: ValueProblem[] } {
  const problems: ValueProblem[] = [];
  const read = (of: ResolvedModel, line: ImportLine, path: string): RecordValues => {
    const found = ids.references(of, line, path);
    problems.push(...found.problems);
    return { ...line.values, ...found.values };
  };
  const values = read(model, row, '');
  for (const [name, lines] of Object.entries(row.lines ?? {})) {
    const child = unit.models.get(model.fields.find((field) => field.name === name)?.child?.model ?? '');
    if (child) values[name] = lines.map((line, at) => withoutEmpty(read(child, line, `${name}.${at}.`)));
  }
  return { values, problems };
}

/** The id of the record that the caller sees with the same values in the fields to match by; undefined for a new one. */
async function matching(
  unit: UnitOfWork,
  stored: StoredModel,
  matchBy: readonly string[],
  values: RecordValues,
): Promise<string | undefined> {
  const given = matchBy.map((name) => values[name] ?? null);
  if (matchBy.length === 0 || given.includes(null)) return undefined;
  let query = unit.db
    .selectFrom(stored.table)
    .select('id')
    .where('tenant_id', '=', tenantOf(unit, stored))
    .where((builder) => builder.and(inReach(unit, stored)))
    .where(isVisible(unit, stored))
    .where('del_flag', '=', 0);
  for (const [index, name] of matchBy.entries()) query = query.where(columnOf(stored, name), '=', given[index]);
  const found = await query.limit(2).execute();
  const titles = () =>
    matchBy.map((name) => stored.model.fields.find((field) => field.name === name)?.title).join(say('和'));
  if (found.length > 1)
    throw refused(
      say('按{titles}找到多条{title}，不知道该更新哪一条', { titles: titles(), title: stored.model.title }),
    );
  const isNumbered = stored.model.fields.some(({ name, numbering }) => numbering && matchBy.includes(name));
  if (found.length === 0 && isNumbered)
    throw refused(
      say('没有这个{titles}的{title}，新记录请把{titles}留空', { titles: titles(), title: stored.model.title }),
    );
  return found[0] && String(found[0]['id']);
}

/** An empty cell of a new record leaves the field its default. */
function withoutEmpty(values: RecordValues): RecordValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

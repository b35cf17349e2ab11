import { sql } from 'kysely';
import type { RecordValues } from '../../src/engine/bill/index.ts';
import type { ResolvedField, ResolvedModel } from '../../src/engine/model/resolved-model.ts';
import type { ValueProblem } from '../../src/engine/form/resolved-form.ts';
import { draftRecord } from './draft-record.ts';
import { type EngineParts, type RecordContext, storedOf, tenantOf, type UnitOfWork } from './record-context.ts';
import { refuseServerWritten } from './record-guards.ts';
import { invalidRecord, RecordRefusal, refused } from './record-refusal.ts';
import { columnOf, type StoredModel } from './stored-model.ts';
import { saveDraft, editableDraft } from './save-record.ts';
import { asRefusal, transact } from './transact.ts';

/** A record to be saved, as a row of a sheet says it. */
export interface ImportRow {
  /** Where it stands, for the answer. */
  row: number;
  values: RecordValues;
  /** What people call the records that it refers to, by field. */
  labels: Readonly<Record<string, string>>;
}

export interface ImportOptions {
  /** Fields that tell whether a record is there already; it is then changed. Without any, all rows are new records. */
  matchBy: readonly string[];
  /** `each`: what is right is saved; `all`: only if every row is right; `none`: nothing, to see what is wrong. */
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

/** Ends a transaction in which nothing is to stay; carries what was found out. */
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
    const part = await saveTogether(parts, context, stored, rows.slice(start, start + size), { matchBy, commit });
    whole.added += part.added;
    whole.changed += part.changed;
    whole.refused.push(...part.refused);
  }
  return whole;
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
      const result = await saveRows(unit, stored, rows, matchBy);
      const isKept = commit === 'each' || (commit === 'all' && result.refused.length === 0);
      if (!isKept) throw new NothingSaved(result);
      return result;
    });
  } catch (error) {
    if (error instanceof NothingSaved) return error.result;
    throw error;
  }
}

async function saveRows(
  unit: UnitOfWork,
  stored: StoredModel,
  rows: readonly ImportRow[],
  matchBy: readonly string[],
): Promise<ImportResult> {
  const ids = await idsByLabel(unit, stored.model, rows);
  const own = ids.get(stored.model.id);
  const result: ImportResult = { added: 0, changed: 0, refused: [] };
  for (const row of rows) {
    try {
      await sql`savepoint import_row`.execute(unit.db);
      const values = { ...row.values, ...referencesOf(unit, stored.model, row, ids) };
      const before = await matching(unit, stored, matchBy, values);
      const draft =
        before === undefined
          ? draftRecord(unit, stored, withoutEmpty(values), undefined)
          : await editableDraft(unit, stored, { ...values, id: before });
      await saveDraft(unit, draft);
      await sql`release savepoint import_row`.execute(unit.db);
      if (before === undefined) result.added += 1;
      else result.changed += 1;
      remember(own, draft.record, stored.model);
    } catch (error) {
      const refusal = asRefusal(unit, error);
      if (!(refusal instanceof RecordRefusal)) throw error;
      await sql`rollback to savepoint import_row`.execute(unit.db);
      result.refused.push({ row: row.row, message: refusal.message, problems: refusal.problems });
    }
  }
  return result;
}

/** The ids of records by what people call them; several where a name is not unique. */
type Labelled = Map<string, string[]>;

async function idsByLabel(
  unit: UnitOfWork,
  model: ResolvedModel,
  rows: readonly ImportRow[],
): Promise<Map<string, Labelled>> {
  const wanted = new Map<string, Set<string>>();
  for (const field of model.fields) {
    if (!field.reference) continue;
    const labels = wanted.get(field.reference.model) ?? new Set<string>();
    wanted.set(field.reference.model, labels);
    for (const { labels: given } of rows) for (const label of partsOf(field, given[field.name])) labels.add(label);
  }
  const found = new Map<string, Labelled>();
  for (const [id, labels] of wanted) if (unit.models.has(id)) found.set(id, await labelled(unit, id, [...labels]));
  return found;
}

async function labelled(unit: UnitOfWork, modelId: string, labels: readonly string[]): Promise<Labelled> {
  const stored = storedOf(unit, modelId);
  const column = columnOf(stored, stored.model.label);
  const found: Labelled = new Map();
  for (let start = 0; start < labels.length; start += 5_000) {
    const rows = await unit.db
      .selectFrom(stored.table)
      .select(['id', `${column} as label`])
      .where('tenant_id', '=', tenantOf(unit, stored))
      .where('del_flag', '=', 0)
      .where(column, 'in', labels.slice(start, start + 5_000))
      .execute();
    for (const { id, label } of rows) found.set(String(label), [...(found.get(String(label)) ?? []), String(id)]);
  }
  return found;
}

/** A record that was just saved may be referred to by the next row. */
function remember(own: Labelled | undefined, record: RecordValues, { label }: ResolvedModel): void {
  const text = String(record[label] ?? '');
  const id = String(record['id']);
  const known = own?.get(text) ?? [];
  if (text !== '' && !known.includes(id)) own?.set(text, [...known, id]);
}

/** @throws RecordRefusal for a name that nothing has, or several. */
function referencesOf(
  unit: UnitOfWork,
  model: ResolvedModel,
  { labels }: ImportRow,
  ids: ReadonlyMap<string, Labelled>,
): RecordValues {
  const values: RecordValues = {};
  const problems: ValueProblem[] = [];
  for (const field of model.fields) {
    const text = labels[field.name];
    const target = field.reference?.model ?? '';
    if (text === undefined || !field.reference) continue;
    const found = partsOf(field, text).map((label) => {
      const candidates = ids.get(target)?.get(label) ?? [];
      if (candidates.length === 1) return candidates[0];
      const title = unit.models.get(target)?.title ?? field.title;
      const why =
        candidates.length === 0 ? `没有名为“${label}”的${title}` : `有 ${candidates.length} 条名为“${label}”的${title}`;
      const message = `${field.title}：${why}，请检查后再导入`;
      problems.push({ path: field.name, severity: 'error', rule: 'reference', message });
      return undefined;
    });
    values[field.name] = field.type === 'array' ? found : (found[0] ?? null);
  }
  if (problems.length > 0) throw invalidRecord(problems);
  return values;
}

function partsOf(field: ResolvedField, text: string | undefined): string[] {
  if (text === undefined || text === '') return [];
  const parts = field.type === 'array' ? text.split(/[,，、]/).map((part) => part.trim()) : [text];
  return parts.filter((part) => part !== '');
}

/** The id of the record that has the same values in the fields to match by; undefined for a new one. */
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
    .where('del_flag', '=', 0);
  for (const [index, name] of matchBy.entries()) query = query.where(columnOf(stored, name), '=', given[index]);
  const found = await query.limit(2).execute();
  const titles = () =>
    matchBy.map((name) => stored.model.fields.find((field) => field.name === name)?.title).join('和');
  if (found.length > 1) throw refused(`按${titles()}找到多条${stored.model.title}，不知道该更新哪一条`);
  const isNumbered = stored.model.fields.some(({ name, numbering }) => numbering && matchBy.includes(name));
  if (found.length === 0 && isNumbered)
    throw refused(`没有这个${titles()}的${stored.model.title}，新记录请把${titles()}留空`);
  return found[0] && String(found[0]['id']);
}

/** An empty cell of a new record leaves the field its default. */
function withoutEmpty(values: RecordValues): RecordValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

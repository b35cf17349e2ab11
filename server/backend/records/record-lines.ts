import { fillCall } from '../../../src/engine/backend/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { isMembers, scalarText, type ExactJson } from '../exact-json.ts';
import type { Exchange } from '../exchange.ts';
import { isClearable, isEmpty } from './cleared-values.ts';
import { readWhole, type Members } from './whole-record.ts';

export interface LineField {
  name: string;
  title: string;
  /** The call that returns the rows, with `{id}`; undefined if the record contains them. */
  url: string | undefined;
  titles: ReadonlyMap<string, string>;
}

/**
 * Adds to a record the lines that the back end returns by separate calls.
 * @throws Refusal if a call does not return all of them, or there is none: a form that opened without them would delete
 * them on save.
 */
export async function withLines(record: Members, fields: readonly LineField[], exchange: Exchange): Promise<Members> {
  const id = scalarText(record['id']) ?? '';
  const given = await Promise.all(
    fields.map(async (field): Promise<[string, ExactJson]> => {
      if (Array.isArray(record[field.name])) return [field.name, record[field.name]];
      return [field.name, await readLines(id, field, exchange)];
    }),
  );
  return { ...record, ...Object.fromEntries(given) };
}

async function readLines(id: string, { title, url }: LineField, exchange: Exchange): Promise<readonly ExactJson[]> {
  if (url === undefined)
    throw new Refusal(
      say('后端没有随记录给出“{title}”，为免保存时丢失，没有打开，请管理员在模型里写上取明细的接口（x-child 的 url）', {
        title,
      }),
      { status: 422 },
    );
  const { method, path, query = new URLSearchParams() } = fillCall(`GET ${url}`, { id });
  const { json } = await exchange({ method, path, query });
  const result = isMembers(json) && json['success'] !== false ? json['result'] : undefined;
  if (Array.isArray(result)) return result;
  const records = isMembers(result) ? result['records'] : undefined;
  const isWhole = isMembers(result) && Array.isArray(records) && Number(result['total']) <= records.length;
  if (Array.isArray(records) && isWhole) return records;
  throw new Refusal(
    Array.isArray(records)
      ? say('后端没有给全“{title}”，为免保存时丢失，没有打开，请管理员在取明细的接口里写上 pageSize', { title })
      : say('后端没有给出“{title}”，为免保存时丢失，没有打开，请稍后再试或联系管理员', { title }),
    { status: 422 },
  );
}

/** Returns true for the record with that id. */
export function isRecordOf(result: ExactJson, id: string | null): result is Members {
  return isMembers(result) && id !== null && scalarText(result['id']) === id;
}

export interface WholeLines {
  sent: Members;
  emptied: readonly EmptiedCell[];
}

interface EmptiedCell {
  field: LineField;
  row: string;
  index: number;
  column: string;
}

/**
 * Completes a save, because the back end rewrites all lines: lists that were not sent are read, and a cleared text in
 * an existing row is sent as an empty text.
 * @param read The call that returns the record.
 */
export async function withWholeLines(
  sent: Members,
  { fields, read, exchange }: { fields: readonly LineField[]; read: string; exchange: Exchange },
): Promise<WholeLines> {
  const id = scalarText(sent['id']);
  const needed = fields.filter(({ name }) => !Array.isArray(sent[name]) || membersIn(sent[name]).some(hasNull));
  if (needed.length === 0 || id === undefined) return { sent, emptied: [] };
  const isAlone = needed.every(({ url }) => url !== undefined);
  const record = isAlone ? { id } : await readWhole(read, undefined, { values: { id }, exchange });
  const before = await withLines(record ?? { id }, needed, exchange);
  const emptied = needed.flatMap((field) => emptiedIn(sent, before, field));
  const lists = needed.map(({ name }) => [name, completeRows(sent[name], before[name])]);
  return { sent: { ...sent, ...Object.fromEntries(lists) }, emptied };
}

/**
 * Rereads the rows in which a save cleared numbers or dates, because some modules leave members that are null
 * unchanged.
 * @throws Refusal, with a problem at each cell that still has its value.
 */
export async function refuseUnemptied({ sent, emptied }: WholeLines, exchange: Exchange): Promise<void> {
  const fields = [...new Set(emptied.map(({ field }) => field))];
  const after = await withLines({ id: sent['id'] }, fields, exchange);
  const problems = emptied.flatMap(({ field, row, index, column }) => {
    const now = rowsById(after[field.name]).get(row);
    if (!now || isEmpty(now[column])) return [];
    const title = field.titles.get(column) ?? column;
    return [
      {
        path: `${field.name}.${index}.${column}`,
        severity: 'error',
        rule: 'cleared',
        message: say('已保存，但后端没有把“{titles}”改为空，请填一个值', { titles: title }),
      },
    ];
  });
  const [first] = problems;
  if (first) throw new Refusal(first.message, { status: 422, result: { problems } });
}

function emptiedIn(sent: Members, before: Members, field: LineField): EmptiedCell[] {
  const known = rowsById(before[field.name]);
  return membersIn(sent[field.name]).flatMap((row, index) => {
    const id = scalarText(row['id']);
    const old = id === undefined ? undefined : known.get(id);
    if (id === undefined || !old) return [];
    const columns = Object.keys(row).filter(
      (name) => field.titles.has(name) && row[name] === null && !isEmpty(old[name]) && !isClearable(old[name]),
    );
    return columns.map((column) => ({ field, row: id, index, column }));
  });
}

function completeRows(rows: ExactJson, before: ExactJson): ExactJson {
  if (!Array.isArray(rows)) return before;
  const known = rowsById(before);
  return rows.map((row: ExactJson) => {
    const old = isMembers(row) ? known.get(scalarText(row['id']) ?? '') : undefined;
    if (!isMembers(row) || !old) return row;
    const cleared = Object.keys(row).filter(
      (name) => row[name] === null && !isEmpty(old[name]) && isClearable(old[name]),
    );
    return { ...row, ...Object.fromEntries(cleared.map((name) => [name, ''])) };
  });
}

function rowsById(rows: ExactJson): ReadonlyMap<string, Members> {
  return new Map(membersIn(rows).map((row) => [scalarText(row['id']) ?? '', row]));
}

function membersIn(rows: ExactJson): Members[] {
  return Array.isArray(rows) ? rows.filter(isMembers) : [];
}

function hasNull(row: Members): boolean {
  return Object.values(row).some((value) => value === null);
}

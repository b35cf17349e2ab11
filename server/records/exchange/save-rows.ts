import { sql } from 'kysely';

import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { ValueProblem } from '../../../src/engine/form/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { say } from '../../locale/index.ts';
import { asRefusal, inReach, invalidRecord, RecordRefusal, refused, tenantOf, type UnitOfWork } from '../call/index.ts';
import { isVisible } from '../read/index.ts';
import { draftRecord, editableDraft, saveDraft } from '../save/index.ts';
import { columnOf, type StoredModel } from '../tables/index.ts';
import { recordsByLabel, type ImportLine, type RecordsByLabel } from './import-labels.ts';
import type { ImportRow, SavedRows } from './import-row.ts';
import { otherProblems } from './other-problems.ts';

/**
 * Saves rows one after the other; a row may refer to an earlier one. A refused row leaves no changes or, with
 * `isWhole`, ends the work, and the caller rolls back all of it.
 * @param how.until no row except the first one starts after this time of the process's clock.
 * @returns the numbers of added and changed records, the refused rows, and the number of processed rows.
 */
export async function saveRows(
  unit: UnitOfWork,
  stored: StoredModel,
  rows: readonly ImportRow[],
  { matchBy, isWhole, until }: { matchBy: readonly string[]; isWhole: boolean; until: number },
): Promise<SavedRows> {
  const ids = await recordsByLabel(unit, stored.model, rows);
  const result: SavedRows = { added: 0, changed: 0, refused: [], taken: 0 };
  for (const row of rows) {
    if (result.taken > 0 && performance.now() > until) break;
    result.taken += 1;
    try {
      if (!isWhole) await sql`savepoint import_row`.execute(unit.db);
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
      if (!isWhole) await sql`release savepoint import_row`.execute(unit.db);
      if (before === undefined) result.added += 1;
      else result.changed += 1;
      await ids.remember(stored.model, draft.record);
    } catch (error) {
      const refusal = asRefusal(unit, error);
      if (!(refusal instanceof RecordRefusal)) throw error;
      if (!isWhole) await sql`rollback to savepoint import_row`.execute(unit.db);
      const isTold = row.unread !== undefined && refusal.kind === 'invalid' && refusal.problems.length === 0;
      if (!isTold || isWhole)
        result.refused.push({ row: row.row, message: refusal.message, problems: refusal.problems });
      if (isWhole) return result;
    }
  }
  return result;
}

/**
 * Returns the values of a row, and the problems of names, of the record and its lines, that match no record or several.
 */
export function valuesOf(
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

export function withoutEmpty(values: RecordValues): RecordValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

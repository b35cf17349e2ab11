import { sql, type RawBuilder } from 'kysely';

import { matchKeys, type ResolvedField } from '../../../src/engine/model/index.ts';
import { inNames, type UnitOfWork } from '../call/index.ts';
import { columnOf, type ModelGraph, type StoredModel } from '../tables/index.ts';
import { isNameable } from './list-conditions.ts';

/**
 * Returns the first unique text field of the model besides its label. References and dictionary values are not readable
 * texts.
 */
export function codeOf(stored: StoredModel): string | undefined {
  const unique = matchKeys(stored.model).flatMap((fields) => (fields.length === 1 ? fields : []));
  const code = unique.find(
    ({ name, reference, dictionary }) =>
      !reference && dictionary === undefined && name !== stored.model.label && isText(stored, name),
  );
  return code?.name;
}

/**
 * Returns the fields that identify a record to users if its label is a number assigned by the server, such as that of a
 * bill. These are the references to its owners, such as its customer, that references to it copy.
 */
export function ownerFields(graph: ModelGraph, { model, columns }: StoredModel): readonly ResolvedField[] {
  if (!model.fields.some(({ name, numbering }) => name === model.label && numbering)) return [];
  const copied = new Set(graph.referrers(model.id).flatMap(({ reference }) => Object.keys(reference.copy)));
  return model.fields.filter(({ name, reference, type, secret }) => {
    return copied.has(name) && columns.has(name) && reference && type === 'string' && !secret;
  });
}

/** Returns true if the field contains texts that may be shown. */
export function isText({ columns }: StoredModel, name: string): boolean {
  const column = columns.get(name);
  return column?.type === 'text' && !column.secret;
}

const most = 2;

/**
 * Returns the fields that distinguish records of the same label: their code, then texts that references copy (`M-002 ·
 * M10×40`). Empty if labels are unique.
 */
export function markFields(graph: ModelGraph, stored: StoredModel, label: string): readonly string[] {
  const { model } = stored;
  if (!isText(stored, label) || matchKeys(model).some(([field, ...rest]) => rest.length === 0 && field?.name === label))
    return [];
  const copied = new Set(graph.referrers(model.id).flatMap(({ reference }) => Object.keys(reference.copy)));
  const plain = model.fields.filter(
    ({ name, reference, dictionary, options }) =>
      copied.has(name) && !reference && dictionary === undefined && !options,
  );
  const names = new Set([codeOf(stored), ...plain.map(({ name }) => name)]);
  const marks = [...names]
    .filter((name) => name !== undefined)
    .filter((name) => name !== label && isText(stored, name));
  return marks.slice(0, most);
}

/**
 * Returns a column of a query over the model's table: the mark of a record if another visible record has the same
 * label; otherwise null.
 */
export function markColumn(
  unit: UnitOfWork,
  { stored, label, marks }: { stored: StoredModel; label: string; marks: readonly string[] },
): RawBuilder<string | null> {
  if (marks.length === 0) return sql<null>`null::text`;
  const [table, name] = [sql.table(stored.table), sql.ref(columnOf(stored, label))];
  const namesake = sql`select 1 from ${table} as namesake where namesake.${name} = ${table}.${name}
    and namesake.id <> ${table}.id and namesake.del_flag = 0 and ${inNames(unit, stored)}
    and ${isNameable(unit, stored, 'namesake')}`;
  const texts = marks.map((mark) => sql`nullif(${table}.${sql.ref(columnOf(stored, mark))}, '')`);
  return sql<string | null>`case when exists (${namesake}) then concat_ws(' · ', ${sql.join(texts)}) end`;
}

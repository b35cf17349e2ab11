import { fieldsOf, type FieldNode, type ResolvedForm } from '../../../engine/form/index.ts';
import type { ResolvedField } from '../../../engine/model/index.ts';
import { givenName, valueAt } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { saysTheSame } from './sent-values.ts';

/** A field whose value differs between two users. */
export interface FieldDifference {
  node: FieldNode;
  theirs: unknown;
  mine: unknown;
  changedBy: 'them' | 'me' | 'both';
  /** For lines: the changes of the rows, one sentence each. */
  lines?: { theirs: string[]; mine: string[] };
}

/**
 * Returns the differences between the record that another user saved (`theirs`) and the values in the form (`mine`), in
 * the order of the form; `base` is the record that both started from. Computed fields and fields filled by the server
 * are excluded.
 */
export function fieldDifferences(
  form: ResolvedForm,
  { base, theirs, mine }: { base: DataRecord; theirs: DataRecord; mine: DataRecord },
): FieldDifference[] {
  return fieldsOf(form.nodes).flatMap((node): FieldDifference[] => {
    if (node.field.readOnly || node.linkage.value !== undefined) return [];
    const [before, one, other] = [base, theirs, mine].map((record) => comparable(valueAt(record, node.path), node));
    if (saysTheSame(one, other)) return [];
    const changedBy = saysTheSame(before, other) ? 'them' : saysTheSame(before, one) ? 'me' : 'both';
    const texts = textsOf(node, valueAt(base, node.path), valueAt(theirs, node.path));
    const lines = node.lines && {
      theirs: lineChanges(node, before, one, texts),
      mine: lineChanges(node, before, other, texts),
    };
    return [
      { node, theirs: valueAt(theirs, node.path), mine: valueAt(mine, node.path), changedBy, ...(lines && { lines }) },
    ];
  });
}

/** Reduces lines to their editable fields: versions, times and texts from the server do not count as differences. */
function comparable(value: unknown, { lines }: FieldNode): unknown {
  if (!lines || !Array.isArray(value)) return value;
  const names = lines.model.fields.filter((field) => !field.readOnly).map(({ name }) => name);
  return value.map((line: unknown) => Object.fromEntries(['id', ...names].map((name) => [name, valueAt(line, name)])));
}

/** Describes the changes from `before`; rows are identified by their id. `texts` are the server's names of values. */
function lineChanges({ lines, title }: FieldNode, before: unknown, after: unknown, texts: Texts): string[] {
  const [old, now] = [before, after].map(rowsOf);
  if (!lines || !old || !now) return [];
  const idOf = (row: unknown) => valueAt(row, 'id');
  const changes = old.flatMap((row, index) => {
    const next = now.find((one) => idOf(one) !== undefined && idOf(one) === idOf(row));
    if (next === undefined) return [say('删去了第{index}行', { index: index + 1 })];
    const fields = lines.model.fields.filter(({ name }) => !saysTheSame(valueAt(row, name), valueAt(next, name)));
    return fields.map((field) => {
      const [from, to] = [row, next].map((one) => textOf(field, valueAt(one, field.name), texts));
      return say('第{index}行的{title}：{from} → {to}', { index: index + 1, title: field.title, from, to });
    });
  });
  const added = now.filter((row) => idOf(row) === undefined || !old.some((one) => idOf(one) === idOf(row))).length;
  const all = [...changes, ...(added > 0 ? [say('增加了{added}行', { added })] : [])];
  return all.length > 0 ? all : [say('{title}没有改动', { title })];
}

type Texts = ReadonlyMap<string, string>;

function textsOf({ lines }: FieldNode, ...lists: unknown[]): Texts {
  const names = lines?.model.fields.map(({ name }) => name) ?? [];
  const found = lists.flatMap(rowsOf).flatMap((row) =>
    names.flatMap((name) => {
      const text = givenName(row, name);
      return typeof text === 'string' ? [[`${name} ${String(valueAt(row, name))}`, text] as const] : [];
    }),
  );
  return new Map(found);
}

function textOf({ name, options }: ResolvedField, value: unknown, texts: Texts): string {
  if (value === null || value === undefined || value === '') return say('（空）');
  const option = options?.find((one) => String(one.value) === String(value));
  return option?.label ?? texts.get(`${name} ${String(value)}`) ?? String(value);
}

function rowsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

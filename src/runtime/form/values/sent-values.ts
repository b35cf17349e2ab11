import { fieldsOf, type FieldTreeNode, type NodeState, type ResolvedForm } from '../../../engine/form/index.ts';
import { isNameKey, valueAt } from '../../../engine/values/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { withoutPaths, withValueAt } from './record-paths.ts';

/**
 * The values without those of fields that are not visible (a `hidden` field's value is kept and sent). Keys without a
 * field (`id`, `version`) stay. `values` is not changed, and what is left of it is not copied.
 */
export function visibleValues(
  form: ResolvedForm,
  values: DataRecord,
  states: ReadonlyMap<string, NodeState>,
): DataRecord {
  const away: string[] = [];
  for (const { address, path } of fieldsOf(form.nodes)) if (states.get(address)?.visible === false) away.push(path);
  return withoutPaths(values, away);
}

/** Removes the values of transient fields, also in rows: they are only used on the page. */
export function withoutTransient(nodes: readonly FieldTreeNode[], values: DataRecord): DataRecord {
  const fields = fieldsOf(nodes);
  const away = fields.flatMap(({ path, transient }) => (transient ? [path] : []));
  let left = withoutPaths(values, away);
  for (const { path, lines } of fields) {
    const inRows = lines && fieldsOf(lines.nodes).flatMap((node) => (node.transient ? [node.path] : []));
    if (!inRows || inRows.length === 0) continue;
    left = withValueAt(
      left,
      path,
      listOf(valueAt(left, path)).map((row) => withoutPaths(row, inRows)),
    );
  }
  return left;
}

/**
 * What a save of changes sends: the values, with rows that are on the server by what is other in them (a row that is as it
 * was there by its `id` alone). Rows without a `version` come from a server that takes whole rows only, and stay whole.
 */
export function sentChanges(values: DataRecord, saved: DataRecord, tables: readonly string[]): DataRecord {
  let sent = values;
  for (const path of tables) {
    const rows = valueAt(values, path);
    if (!Array.isArray(rows)) continue;
    const before = new Map(listOf(valueAt(saved, path)).map((row) => [row['id'], row]));
    sent = withValueAt(
      sent,
      path,
      listOf(rows).map((row) => changesOf(row, before.get(row['id']))),
    );
  }
  return withoutTexts(sent);
}

function listOf(rows: unknown): DataRecord[] {
  return Array.isArray(rows) ? rows.filter((row): row is DataRecord => typeof row === 'object' && row !== null) : [];
}

function changesOf(row: DataRecord, before: DataRecord | undefined): DataRecord {
  if (!before || row['id'] === undefined || row['version'] === undefined) return row;
  if (row === before) return { id: row['id'] };
  const names = [...new Set([...Object.keys(before), ...Object.keys(row)])].filter((name) => !isNameKey(name));
  const changed = names.filter((name) => !saysTheSame(row[name], before[name]));
  return { id: row['id'], ...Object.fromEntries(changed.map((name) => [name, row[name] ?? null])) };
}

/**
 * True where both say the same to a save: null, undefined, '' and a missing key are one and the same, and texts that the
 * server put beside values are never sent.
 */
export function saysTheSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (isNothing(left) || isNothing(right)) return isNothing(left) && isNothing(right);
  if (typeof left !== 'object' || typeof right !== 'object') return Object.is(left, right);
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  if (Array.isArray(left) && Array.isArray(right) && left.length !== right.length) return false;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isNameKey(key) || saysTheSame(Reflect.get(left, key), Reflect.get(right, key)));
}

function isNothing(value: unknown): value is null | undefined | '' {
  return value === null || value === undefined || value === '';
}

/** A copy of the record without the texts that the server put beside values, at any depth. */
export function withoutTexts(record: DataRecord): DataRecord {
  const entries = Object.entries(record).filter(([key]) => !isNameKey(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, copyOf(value)]));
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  return typeof value === 'object' && value !== null ? withoutTexts({ ...value }) : value;
}

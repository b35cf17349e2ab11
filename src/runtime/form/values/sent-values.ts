import { fieldsOf, type FieldTreeNode, type NodeState, type ResolvedForm } from '../../../engine/form/index.ts';
import { isNameKey, pathInRow, valueAt } from '../../../engine/values/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { withoutPaths, withValueAt } from './record-paths.ts';

/**
 * Removes the values of fields that are not visible (a `hidden` field's value is kept and sent), and those of absent
 * fields in rows. Keys without a field (`id`, `version`) remain. `values` is not modified, and its remaining parts are
 * not copied.
 */
export function visibleValues(
  form: ResolvedForm,
  values: DataRecord,
  states: ReadonlyMap<string, NodeState>,
  absent: ReadonlySet<string>,
): DataRecord {
  const away: string[] = [];
  const fields = fieldsOf(form.nodes);
  for (const { address, path } of fields) if (states.get(address)?.visible === false) away.push(path);
  let left = withoutPaths(values, away);
  const inRows = absentInRows(absent);
  for (const { path, lines } of fields) {
    const rows = valueAt(left, path);
    if (!lines || inRows.size === 0 || !Array.isArray(rows)) continue;
    const present = listOf(rows).map((row, index) => withoutPaths(row, inRows.get(`${path}.${index}`) ?? []));
    if (present.some((row, index) => row !== rows[index])) left = withValueAt(left, path, present);
  }
  return left;
}

/** Returns the paths of absent fields inside rows, by row: `lines.2` has `note`. */
function absentInRows(absent: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of absent) {
    const place = pathInRow(path);
    if (place) found.set(place.row, [...(found.get(place.row) ?? []), place.inside]);
  }
  return found;
}

/** Sets absent fields to null in the changes if the stored record has a value for them. */
export function withCleared(
  form: ResolvedForm,
  changes: DataRecord,
  stored: DataRecord,
  absent: ReadonlySet<string>,
): DataRecord {
  return fieldsOf(form.nodes).reduce(
    (left, { path, lines, transient }) =>
      absent.has(path) && !transient && !isNothing(valueAt(stored, path))
        ? withValueAt(left, path, lines ? [] : null)
        : left,
    changes,
  );
}

/** Removes the values of transient fields, also in rows: they are used only on the page. */
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
 * Returns the values that a save of changes sends. Rows that exist on the server contain only their changed values (an
 * unchanged row only its `id`). `saved` contains the visible values of the record when it was opened, `stored` all of
 * them: a field that was absent in a row is compared with the stored value. Rows without a `version` come from a server
 * that accepts only whole rows, and stay whole.
 */
export function sentChanges(
  values: DataRecord,
  saved: DataRecord,
  stored: DataRecord,
  tables: readonly string[],
): DataRecord {
  let sent = values;
  for (const path of tables) {
    const rows = valueAt(values, path);
    if (!Array.isArray(rows)) continue;
    const before = byId(valueAt(saved, path));
    const onServer = byId(valueAt(stored, path));
    sent = withValueAt(
      sent,
      path,
      listOf(rows).map((row) => changesOf(row, before.get(row['id']), onServer.get(row['id']))),
    );
  }
  return withoutTexts(sent);
}

function listOf(rows: unknown): DataRecord[] {
  return Array.isArray(rows) ? rows.filter((row): row is DataRecord => typeof row === 'object' && row !== null) : [];
}

function byId(rows: unknown): ReadonlyMap<unknown, DataRecord> {
  return new Map(listOf(rows).map((row) => [row['id'], row]));
}

function changesOf(row: DataRecord, before: DataRecord | undefined, stored: DataRecord | undefined): DataRecord {
  if (!before || row['id'] === undefined || row['version'] === undefined) return row;
  if (row === before && (!stored || row === stored)) return { id: row['id'] };
  const all = new Set([...Object.keys(stored ?? {}), ...Object.keys(before), ...Object.keys(row)]);
  const wasAt = (name: string) => (Object.hasOwn(before, name) ? before[name] : stored?.[name]);
  const changed = [...all].filter((name) => !isNameKey(name) && !saysTheSame(row[name], wasAt(name)));
  return { id: row['id'], ...Object.fromEntries(changed.map((name) => [name, row[name] ?? null])) };
}

/**
 * Returns true if both values are equal for a save: null, undefined, '' and a missing key are equal, and the server's
 * display texts are ignored because they are never sent.
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

/** Returns a copy of the record without the server's display texts, at any depth. */
export function withoutTexts(record: DataRecord): DataRecord {
  const entries = Object.entries(record).filter(([key]) => !isNameKey(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, copyOf(value)]));
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  return typeof value === 'object' && value !== null ? withoutTexts({ ...value }) : value;
}

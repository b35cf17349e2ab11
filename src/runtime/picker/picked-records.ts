import { pickedText, walkTree, type ResolvedPicker } from '../../engine/picker/index.ts';
import { oncePerObject } from '../../schema/memory/once-per-object.ts';
import { batchRequest, isFresh, markFetched } from '../data/index.ts';
import type { DataRecord, Ports } from '../ports/index.ts';
import { reportRecords } from './report-records.ts';

type Key = Pick<ResolvedPicker, 'document' | 'key' | 'label'>;

/** Cached records by port, picker and key. */
const recordsByPicker = oncePerObject<Ports, Map<string, Map<string, DataRecord>>>(() => new Map());

function memory(ports: Ports, document: string): Map<string, DataRecord> {
  const all = recordsByPicker(ports);
  const known = all.get(document) ?? new Map<string, DataRecord>();
  all.set(document, known);
  return known;
}

/** Caches records that a picker showed or returned. */
export function rememberPicked(ports: Ports, picker: Key, records: readonly DataRecord[]): void {
  const known = memory(ports, `${picker.document} ${picker.key}`);
  for (const record of records) {
    const key = pickedText(record, picker.key);
    if (key !== '') known.set(key, record);
  }
  markFetched(
    known,
    records.map((record) => pickedText(record, picker.key)),
  );
}

/** Returns true if the cached record of a key is fresh. */
export function isFreshRecord(ports: Ports, picker: Pick<Key, 'document' | 'key'>, key: string): boolean {
  return isFresh(memory(ports, `${picker.document} ${picker.key}`), key);
}

/** Returns the cached record of a key. */
export function knownRecord(ports: Ports, picker: Pick<Key, 'document' | 'key'>, key: string): DataRecord | undefined {
  return memory(ports, `${picker.document} ${picker.key}`).get(key);
}

/** Returns the cached records with that name. */
export function knownNamesakes(ports: Ports, picker: Key, name: string): DataRecord[] {
  const known = memory(ports, `${picker.document} ${picker.key}`).values();
  return [...known].filter((record) => pickedText(record, picker.label) === name);
}

/**
 * Returns the records of these keys in order: fresh ones from the cache, the others fetched (`<key>=a,b,`, one page)
 * and batched over all cells. An unknown key results in a record with the key as its name, so that no choice is lost.
 */
export async function fetchPicked(
  ports: Ports,
  picker: ResolvedPicker,
  keys: readonly string[],
): Promise<DataRecord[]> {
  const missing = keys.filter((key) => !isFreshRecord(ports, picker, key));
  const name = `${picker.document} ${picker.key}`;
  const learn = async (wanted: readonly string[]) => {
    try {
      for (const some of inParts(wanted)) rememberPicked(ports, picker, await ask(ports, picker, some));
    } finally {
      markFetched(memory(ports, name), wanted);
    }
  };
  if (missing.length > 0) await batchRequest(ports, name, missing, learn);
  return keys.map((key) => knownRecord(ports, picker, key) ?? unknownRecord(picker, key));
}

/** Keys per request; limited by the page size and the length of the address. */
const together = 200;

function inParts(keys: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let start = 0; start < keys.length; start += together) parts.push(keys.slice(start, start + together));
  return parts;
}

/** Returns the placeholder record of an unknown key. */
export function unknownRecord({ key: keyField, label }: Key, key: string): DataRecord {
  return { id: key, [keyField]: key, [label]: key };
}

async function ask(ports: Ports, picker: ResolvedPicker, keys: readonly string[]): Promise<DataRecord[]> {
  const { tree, echo, key, label, list, query } = picker;
  if (query !== undefined) return reportRecords(ports.lookups, { ...picker, query }, keys);
  if (!list && echo?.one !== undefined && key !== 'id') return nodesByField(ports, picker, echo.one, keys);
  if (echo?.path && !list) return namedNodes(ports, picker, echo.path, keys);
  if (!list && tree?.whole && !tree.children)
    return [...walkTree(await ports.lookups.tree(tree.whole))].map(({ record }) => record);
  if (echo?.path) {
    const asked = { [key]: `${keys.join(',')},`, pageNo: '1', pageSize: String(keys.length) };
    return (await ports.records.list(echo.path, asked)).records;
  }
  if (!echo?.resource) return [];
  const found = await ports.records.options(echo.resource, { ids: [...keys], pageSize: keys.length });
  return found.map(({ value, text, record }) => ({ ...record, id: value, [key]: value, [label]: text }));
}

async function nodesByField(
  ports: Ports,
  { key, label }: Key,
  path: string,
  keys: readonly string[],
): Promise<DataRecord[]> {
  const found = keys.map(async (one): Promise<DataRecord[]> => {
    const node = await ports.lookups.treeNode(path, key, one);
    return node ? [{ ...node.record, [key]: one, [label]: node.title }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Fetches the names of nodes. If the response omits an id, each id is requested separately. */
async function namedNodes(
  ports: Ports,
  { key, label }: Key,
  path: string,
  keys: readonly string[],
): Promise<DataRecord[]> {
  const names = (ids: readonly string[]) => ports.lookups.names(path, ids);
  const together = await names(keys);
  const each =
    together.length === keys.length
      ? together
      : (await Promise.all(keys.map((one) => names([one])))).map(([name]) => name);
  return keys.flatMap((one, index) => {
    const name = each[index];
    return name === undefined ? [] : [{ id: one, [key]: one, [label]: name }];
  });
}

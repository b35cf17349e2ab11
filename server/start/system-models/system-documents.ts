import { readObject } from '../../../src/engine/values/index.ts';
import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import { isEqual, type JsonObject } from '../../../src/schema/json/index.ts';
import { bodyOfFile } from '../../../src/schema/parse/index.ts';
import type { CatalogueState, DocumentFile } from '../../catalogue/index.ts';
import type { TableDefinition } from '../../database/index.ts';
import { say } from '../../locale/index.ts';
import { columnName } from '../../records/index.ts';
import { systemModels } from './system-tables.ts';

/** The parts of a state that the checks of system models need. Without `shipped` only tables are compared. */
export type SystemState = Pick<CatalogueState, 'models'> & Partial<Pick<CatalogueState, 'documents' | 'shipped'>>;

/**
 * Members that decide where records are stored, which calls and permissions reach them, and which tenants share them.
 */
const structure = ['stored', 'table', 'resource', 'permission', 'shared'] as const;

export function bodyOf(key: DocumentKey, file: DocumentFile | undefined): JsonObject | undefined {
  return file && bodyOfFile(key, file);
}

/**
 * Returns the models of the product whose records the server's rooms maintain: those of their tables, and those without
 * a table.
 */
export function systemIds({ documents, shipped }: SystemState): string[] {
  const virtual = [...(documents?.keys() ?? [])].flatMap((key) => {
    const id = key.endsWith('.model') ? key.slice(0, -'.model'.length) : undefined;
    return id !== undefined && bodyOf(key, shipped?.(key))?.['stored'] === false ? [id] : [];
  });
  return [...new Set([...systemModels.values(), ...virtual])];
}

/**
 * Returns one sentence about the conflict of documents, published or in folders, with the server's own tables, calls,
 * permissions, tenancy or secrets; undefined without a conflict.
 * @param own The tables of the server's rooms.
 */
export function systemProblem(state: SystemState, own: readonly TableDefinition[]): string | undefined {
  return foreignTable(state, own) ?? foreignParts(state) ?? movedModel(state, own);
}

function foreignTable({ models }: SystemState, own: readonly TableDefinition[]): string | undefined {
  const names = new Set([...own.map(({ name }) => name), ...systemModels.keys()]);
  const taken = [...models.values()].find(({ id, table }) => names.has(table) && systemModels.get(table) !== id);
  return (
    taken &&
    say('模型 {id} 的数据表 {table} 是系统用的，请在文档里用 table 换一个名字。', { id: taken.id, table: taken.table })
  );
}

function foreignParts({ models }: SystemState): string | undefined {
  const isOwn = (id: string): boolean => systemModels.get(models.get(id)?.table ?? '') === id;
  for (const { id, fields, postings, balanceOf } of models.values()) {
    if (isOwn(id)) continue;
    const written = [
      ...fields.flatMap(({ child }) => child?.model ?? []),
      ...postings.map(({ into }) => into),
      ...(balanceOf ? [balanceOf.model] : []),
    ].find(isOwn);
    if (written !== undefined)
      return say('模型 {id} 不能把系统模型 {written} 的记录当作明细、台账或余额的来源，请改用引用。', { id, written });
  }
  return undefined;
}

/** Finds a product model that no longer matches the expectations of its room. */
function movedModel(state: SystemState, own: readonly TableDefinition[]): string | undefined {
  const { documents, shipped } = state;
  if (!documents || !shipped) return undefined;
  for (const id of systemIds(state)) {
    const key: DocumentKey = `${id}.model`;
    const before = bodyOf(key, shipped(key));
    if (!before) continue;
    const now = documents.get(key)?.body;
    const moved = now && structure.find((name) => !isEqual(now[name] ?? null, before[name] ?? null));
    const isLost = now && before['stored'] !== false && state.models.get(id)?.table !== before['table'];
    if (!now || moved === 'stored' || moved === 'table' || isLost)
      return say('模型 {id} 是系统用的，不能删除，也不能换数据表。', { id });
    if (moved !== undefined)
      return say('模型 {id} 是系统用的，{moved} 由系统决定，请保持产品原来的写法。', { id, moved });
    const closed = closedField({ id, before, now }, own);
    if (closed !== undefined)
      return say('模型 {id} 的字段 {closed} 是保密的，请删去它，或保持 x-secret。', { id, closed });
  }
  return undefined;
}

interface Compared {
  id: string;
  before: JsonObject;
  now: JsonObject;
}

/**
 * Finds a field that exposes a secret or an internal column. Columns are compared, because several field names can map
 * to one column.
 */
function closedField({ before, now }: Compared, own: readonly TableDefinition[]): string | undefined {
  const [fields, shippedFields] = [propertiesOf(now), propertiesOf(before)];
  const closed = closedColumns(
    shippedFields,
    own.find(({ name }) => name === before['table']),
  );
  const secrets = new Set(
    [...shippedFields].flatMap(([name, field]) => (field['x-secret'] === true ? [columnName(name)] : [])),
  );
  const opened = [...fields].find(([name, field]) => {
    const column = columnName(name);
    if (field['x-stored'] !== false && closed.has(column)) return true;
    return secrets.has(column) && field['x-secret'] !== true;
  });
  return opened?.[0];
}

export function closedColumns(
  shippedFields: ReadonlyMap<string, JsonObject>,
  table: TableDefinition | undefined,
): ReadonlySet<string> {
  const shown = [...shippedFields].flatMap(([name, field]) => (field['x-stored'] === false ? [] : [columnName(name)]));
  return new Set(table?.columns.flatMap(({ name }) => (shown.includes(name) ? [] : [name])));
}

export function propertiesOf(body: JsonObject): ReadonlyMap<string, JsonObject> {
  const properties = Object.entries(readObject(readObject(body['schema'])?.['properties']) ?? {});
  return new Map(
    properties.flatMap(([name, field]) => {
      const read = readObject(field);
      return read ? [[name, read] as const] : [];
    }),
  );
}

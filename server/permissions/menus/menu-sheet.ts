import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { FieldOption } from '../../../src/engine/model/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { DynamicKysely, DynamicTransaction, PermissionRow } from '../../database/index.ts';
import type { SheetRecords } from '../../excel/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { RecordRefusal, viewerOf, type ImportResult, type ImportRow, type RecordContext } from '../../records/index.ts';
import { mayChange, platformOnly } from '../../tenancy/index.ts';
import { allRows } from '../grants/index.ts';
import type { PermissionParts } from '../parts.ts';
import { writeEntry } from './entries.ts';
import { entrySearch } from './found-entries.ts';
import { menuPaths, normalPath } from './menu-path.ts';
import { entryTree, type EntryNode } from './menu-tree.ts';
import { readEntry } from './read-entry.ts';

export const menuModel = 'system/permission';

/** The most imported rows: each one is compared with all entries. */
const mostRows = 500;

type MenuSheetParts = Pick<PermissionParts, 'database' | 'grants'> & {
  items: (dictionary: string, tenantId: number) => Promise<readonly FieldOption[] | undefined>;
};

const dictionaries = { menuType: 'menu_type', permsType: 'global_perms_type', status: 'valid_status' } as const;

/**
 * Returns the menu as rows of a sheet, from the root down; parents are named by their paths. Imported rows are new
 * entries; existing ones are refused, so that no import moves them.
 */
export function menuSheets({ database, grants, items }: MenuSheetParts): SheetRecords {
  return {
    async *pages(_, { ids, params }, { user }) {
      const rows = await allRows(database);
      const paths = menuPaths(rows);
      const flat = (nodes: readonly EntryNode[]): EntryNode[] =>
        nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
      const isFound = entrySearch(params);
      const found = isFound && new Set(rows.filter(isFound).map(({ id }) => id));
      const isChosen = ({ id }: EntryNode) => (ids ? ids.includes(id) : !found || found.has(id));
      const chosen = flat(entryTree(rows, new Set(), null)).filter(isChosen);
      const texts = new Map<string, readonly FieldOption[]>();
      for (const [field, dictionary] of Object.entries(dictionaries))
        texts.set(field, (await items(dictionary, user.tenantId)) ?? []);
      yield chosen.map((node) => withTexts(node, paths, texts));
    },
    async importRows(_, rows, { commit }, context) {
      if (rows.length > mostRows)
        throw new RecordRefusal('invalid', say('一次最多导入 {mostRows} 行菜单，请分几次导入', { mostRows }));
      if (!mayChange(viewerOf(context), 0)) throw new RecordRefusal('invalid', say(platformOnly));
      const result = await saveAll(database, rows, commit, context);
      grants.refresh();
      return result;
    },
  };
}

function withTexts(
  node: EntryNode,
  paths: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, readonly FieldOption[]>,
): RecordValues {
  const record: RecordValues = { ...node, parentId_dictText: paths.get(node.parentId ?? '') };
  for (const [field, options] of texts)
    record[`${field}_dictText`] = options.find(({ value }) => String(value) === String(node[field]))?.label;
  return record;
}

class NothingSaved extends Error {
  readonly result: ImportResult;
  constructor(result: ImportResult) {
    super('nothing saved');
    this.result = result;
  }
}

async function saveAll(
  database: DynamicKysely,
  rows: readonly ImportRow[],
  commit: 'each' | 'all' | 'none',
  context: RecordContext,
): Promise<ImportResult> {
  try {
    return await database.transaction().execute(async (transaction) => {
      const result: ImportResult = { added: 0, changed: 0, refused: [] };
      // A row that could not be read completely has already been reported.
      for (const row of rows.filter(({ unread }) => unread === undefined)) {
        const message = await refusalOf(saveRow(transaction, row, context));
        if (message === undefined) result.added += 1;
        else result.refused.push({ row: row.row, message, problems: [] });
      }
      if (commit === 'none' || (commit === 'all' && result.refused.length > 0)) throw new NothingSaved(result);
      return result;
    });
  } catch (error) {
    if (error instanceof NothingSaved) return error.result;
    throw error;
  }
}

async function refusalOf(saving: Promise<void>): Promise<string | undefined> {
  try {
    await saving;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

async function saveRow(transaction: DynamicTransaction, row: ImportRow, { user, permissions }: RecordContext) {
  const known = await allRows(transaction);
  const label = row.labels['parentId'] ?? '';
  const entry = readEntry({ ...jsonOf(row.values), parentId: label === '' ? null : idAt(label, known) });
  const above = entry.parent_id ?? '';
  if (known.some(({ name, parent_id: parent }) => name === entry.name && (parent ?? '') === above))
    throw new Refusal(say('同一上级下已有“{name}”，没有再加一个。', { name: entry.name }));
  const foreign = (entry.perms ?? '').split(',').find((name) => name !== '' && !permissions.has(name));
  if (foreign !== undefined) throw new Refusal(say('您没有权限 {foreign}，不能把它写进菜单。', { foreign }));
  await writeEntry(transaction, { ...entry, id: undefined }, { username: user.username });
}

function idAt(text: string, rows: readonly PermissionRow[]): string {
  const wanted = normalPath(text);
  const paths = menuPaths(rows);
  const entries = rows.filter(({ menu_type: type }) => type !== 2);
  const exact = entries.filter(({ id }) => normalPath(paths.get(id) ?? '') === wanted);
  const found = exact.length > 0 ? exact : entries.filter(({ name }) => name.trim() === wanted);
  const [one] = found;
  if (!one) throw new Refusal(say('没有名为“{text}”的上级菜单，请检查后再导入。', { text }));
  if (found.length > 1)
    throw new Refusal(
      say('有 {foundCount} 个名为“{text}”的上级菜单，请写出完整路径，例如 {path}。', {
        foundCount: found.length,
        text,
        path: paths.get(one.id),
      }),
    );
  return one.id;
}

function jsonOf(values: RecordValues): JsonObject {
  const entries = Object.entries(values).flatMap(([name, value]): [string, string | number | boolean][] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : [],
  );
  return Object.fromEntries(entries);
}

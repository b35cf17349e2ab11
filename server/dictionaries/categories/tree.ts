import type { DynamicKysely } from '../../database/index.ts';
import type { Viewer } from '../../tenancy/index.ts';

/** A category of the tree. `pid` is '0' at the top, as in JeecgBoot. */
export interface Category {
  id: string;
  pid: string;
  name: string;
  code: string;
}

/** A node of a category tree (docs/jeecgboot.md, Dictionaries and trees). */
export interface CategoryNode {
  key: string;
  value: string;
  title: string;
  code: string;
  leaf: boolean;
  parentId: string;
  children: CategoryNode[] | null;
}

export interface CategoryTree {
  all: readonly Category[];
  byId(id: string): Category | undefined;
  byCode(code: string): Category | undefined;
  below(pid: string): readonly Category[];
  nodes(pid: string, deep?: boolean): CategoryNode[];
  /** Categories at any depth below a category whose names contain the text, with their ancestors. */
  found(pid: string, text: string): CategoryNode[];
}

type Row = { id: string; pid: string | null; name: string; code: string | null };
type Schema = { sys_category: Row & { del_flag: number } };

const most = 20_000;

export async function readCategories(database: DynamicKysely, viewer?: Viewer): Promise<CategoryTree> {
  const shown = viewer?.shown?.('sys_category');
  const rows = await database
    .withTables<Schema>()
    .selectFrom('sys_category')
    .select(['id', 'pid', 'name', 'code'])
    .where('del_flag', '=', 0)
    .$if(shown !== undefined, (categories) => (shown ? categories.where(shown) : categories))
    .orderBy('code')
    .orderBy('id')
    .limit(most)
    .execute();
  return categoryTree(rows);
}

/** Builds the tree of these rows. A cycle (which saving refuses) is broken. */
export function categoryTree(rows: readonly Row[]): CategoryTree {
  const all = rows.map((row): Category => ({ ...row, pid: row.pid || '0', code: row.code ?? '' }));
  const children = new Map<string, Category[]>();
  for (const category of all) {
    const siblings = children.get(category.pid);
    if (siblings) siblings.push(category);
    else children.set(category.pid, [category]);
  }
  const ids = new Map(all.map((category) => [category.id, category]));
  // If several categories have the same code (which saving refuses), the first wins.
  const codes = new Map(all.toReversed().map((category) => [category.code, category]));
  const below = (pid: string): readonly Category[] => children.get(pid) ?? [];
  const nodes = (pid: string, deep: boolean, above: ReadonlySet<string>): CategoryNode[] =>
    below(pid)
      .filter(({ id }) => !above.has(id))
      .map(({ id, name, code }) => ({
        key: id,
        value: id,
        title: name,
        code,
        parentId: pid,
        leaf: below(id).length === 0,
        children: deep && below(id).length > 0 ? nodes(id, deep, new Set([...above, id])) : null,
      }));
  return {
    all,
    byId: (id) => ids.get(id),
    byCode: (code) => codes.get(code),
    below,
    nodes: (pid, deep = false) => nodes(pid, deep, new Set()),
    found: (pid, text) => withText(nodes(pid, true, new Set()), text.toLowerCase()),
  };
}

function withText(nodes: readonly CategoryNode[], text: string): CategoryNode[] {
  return nodes.flatMap((node) => {
    const below = withText(node.children ?? [], text);
    if (below.length === 0 && !node.title.toLowerCase().includes(text)) return [];
    return [{ ...node, children: below.length > 0 ? below : null }];
  });
}

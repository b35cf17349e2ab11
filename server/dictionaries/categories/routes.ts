import type { DynamicKysely } from '../../database/index.ts';
import {
  defineRoute,
  optionalText,
  Refusal,
  requiredText,
  success,
  type Answer,
  type Call,
  type Route,
} from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { contextOf, refuse, type RecordEngine, type SystemTable } from '../../records/index.ts';
import { readCategories, type Category, type CategoryTree } from './tree.ts';

export const categoryModel = 'system/category';

export const categoryTable: SystemTable = { table: 'sys_category', model: categoryModel };

/**
 * Routes for category trees in JeecgBoot's format (docs/jeecgboot.md, Dictionaries and trees), in addition to the
 * routes of the model.
 */
export function categoryRoutes(engine: RecordEngine, database: DynamicKysely): Route[] {
  const route = (name: string, permission: string, answer: (call: Call, tree: CategoryTree) => unknown): Route =>
    defineRoute({
      method: 'GET',
      path: `/sys/category/${name}`,
      permission,
      handler: async (call) => success(await answer(call, await readCategories(database, call.person())), { code: 0 }),
    });
  const list = 'system:category:list';
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/category/rootList',
      permission: list,
      handler: (call) => rootList(call, engine).catch(refuse),
    }),
    route('childList', list, ({ query }, tree) => recordsOf(tree, requiredText(query, 'pid', 64))),
    route('getChildListBatch', list, ({ query }, tree) => {
      const records = commaList(query['parentIds']).flatMap((pid) => recordsOf(tree, pid));
      return { records, total: records.length, size: records.length, current: 1, pages: 1 };
    }),
    route('loadTreeRoot', 'signed-in', ({ query }, tree) => {
      return tree.nodes(parentOf(query, tree), query['async'] === 'false');
    }),
    route('loadTreeChildren', 'signed-in', ({ query }, tree) => tree.nodes(requiredText(query, 'pid', 64))),
    route('loadOne', 'signed-in', ({ query }, tree) => loadOne(query, tree)),
    route('loadTreeData', 'signed-in', ({ query }, tree) => {
      const keyword = optionalText(query, 'keyWord', 100)?.trim() ?? '';
      const below = (pid: string) => (keyword === '' ? tree.nodes(pid) : tree.found(pid, keyword));
      if (query['pid'] !== undefined && query['pid'] !== '') return below(query['pid']);
      if ((query['pcode'] ?? '') === '') throw new Refusal(say('加载分类字典树参数有误.[null]!'));
      if (query['pcode'] !== '0' && !tree.byCode(query['pcode'] ?? ''))
        throw new Refusal(say('加载分类字典树参数有误.[code]!'));
      return below(parentOf(query, tree));
    }),
    route('loadDictItem', 'signed-in', ({ query }, tree) => {
      const ids = commaList(query['ids']);
      if (ids.length === 0) throw new Refusal(say('ids 不能为空'));
      return ids.flatMap((id) => tree.byId(id)?.name ?? []);
    }),
    route('loadAllData', 'signed-in', ({ query }, tree) => {
      const code = optionalText(query, 'code', 64) ?? '';
      const wanted = tree.all.filter((category) => category.code.startsWith(code) && category.code !== code);
      return wanted.map(({ id, name }) => ({ value: id, text: name, title: name, label: name }));
    }),
    route('checkCode', 'signed-in', ({ query }, tree) => {
      const above = tree.byId(query['pid'] ?? '')?.code ?? '';
      if (!requiredText(query, 'code', 64).startsWith(above))
        throw new Refusal(say('编码不符合规范,须以"{above}"开头!', { above }));
      return null;
    }),
  ];
}

async function rootList(call: Call, engine: RecordEngine): Promise<Answer> {
  const page = await engine.list(categoryModel, { ...call.query, pid: '0' }, contextOf(call));
  const records = page.records.map((record) => ({ ...record, hasChild: record['hasChildren'] === true ? '1' : '0' }));
  return success({ ...page, records }, { code: 0 });
}

function recordsOf(tree: CategoryTree, pid: string) {
  return tree.below(pid).map((category) => withHasChild(category, tree));
}

function withHasChild(category: Category, tree: CategoryTree) {
  return { ...category, hasChild: tree.below(category.id).length > 0 ? '1' : '0' };
}

function parentOf(query: Readonly<Record<string, string>>, tree: CategoryTree): string {
  const code = optionalText(query, 'pcode', 64) || '0';
  if (code === '0') return '0';
  const found = tree.byCode(code);
  if (!found) throw new Refusal(say('该编码【{code}】不存在，请核实!', { code }));
  return found.id;
}

const ways: Readonly<Record<string, (category: Category) => string>> = {
  id: ({ id }) => id,
  code: ({ code }) => code,
  name: ({ name }) => name,
};

function loadOne(query: Readonly<Record<string, string>>, tree: CategoryTree) {
  const field = requiredText(query, 'field', 20);
  const value = Object.hasOwn(ways, field) ? ways[field] : undefined;
  const found = value && tree.all.find((category) => value(category) === query['val']);
  if (!found) throw new Refusal(say('查询无果'));
  return withHasChild(found, tree);
}

function commaList(text = ''): string[] {
  return text.split(',').filter((part) => part !== '');
}

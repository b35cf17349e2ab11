import type { PickerTree as WrittenTree } from '../../../generated/documents.ts';
import { say } from '../../locale/index.ts';
import type { Findings, Gated } from '../gate/index.ts';
import type { ResolvedModel } from '../model/index.ts';
import { compact, localText } from '../values/index.ts';

export type TreeCall =
  { path: string; params: Record<string, string> } | { table: TreeTable; params: Record<string, string> };

export interface TreeTable {
  /** The table, or the id of a model. */
  table: string;
  parentField: string;
  text: string;
  code: string;
  root?: string;
  hasChildField?: string;
  /** Fields and the values they must have, as JSON. */
  condition?: string;
}

/** The tree of a picker: to choose from, or (with `by`) as a condition of the table next to it. */
export interface PickerTree {
  title: string;
  by?: string;
  /** `equals` finds the node alone, `within` also its descendants, which is the default for a field. */
  mode?: 'equals' | 'within';
  /** Returns all nodes together. Either `whole` or `children` is present. */
  whole?: TreeCall;
  children?: TreeCall;
  search?: TreeCall;
  /** True if `children` can also search nodes by a keyword, on a server that supports searching in trees. */
  searchesChildren?: true;
  linked: boolean;
  leavesOnly: boolean;
}

/** Reads the tree of a picker or a list: the records of `model` are used if it names no calls. */
export function readTreeSource(
  tree: Gated<WrittenTree>,
  model: ResolvedModel | undefined,
  findings: Findings,
  pointer: string,
): PickerTree {
  const fixed = tree.params ?? {};
  const call = (path: string | undefined) => (path === undefined ? undefined : { path, params: fixed });
  const whole = call(tree.whole);
  const children = call(tree.children) ?? (whole ? undefined : model && levelOf(model, fixed));
  if (!whole && !children) {
    const message = say('树没有写明从哪里取（model、whole 或 children），模型也不是一棵树。');
    findings.report({ code: 'missing-key', pointer, message, expected: 'model' });
  }
  if (children && tree.linked === true) {
    const message = say('逐级取的树不能父子关联（linked）：还没有取来的下级选不上。');
    findings.report({ code: 'wrong-value', pointer: `${pointer}/linked`, message, expected: 'whole' });
  }
  return compact<PickerTree>({
    title: localText(tree.title) ?? model?.title ?? say('全部'),
    by: tree.by,
    mode: tree.mode,
    whole,
    children,
    search: typeof tree.search === 'string' ? call(tree.search) : undefined,
    searchesChildren: tree.search === true || isGeneral(children) || undefined,
    linked: tree.linked === true,
    leavesOnly: tree.leavesOnly === true,
  });
}

/**
 * Creates a tree of all records of a tree model to choose from, sorted as in a list's query; `whole` is a call that
 * returns them all together.
 */
export function treeOfModel(model: ResolvedModel, sort: { column: string; order: string }, whole?: string): PickerTree {
  const children = levelOf(model, { ...sort });
  return {
    title: model.title,
    ...(whole !== undefined
      ? { whole: { path: whole, params: {} } }
      : children && { children, searchesChildren: true as const }),
    linked: false,
    leavesOnly: false,
  };
}

/** Creates a tree of a table's records, loaded level by level. */
export function treeOfTable(title: string, table: TreeTable): PickerTree {
  return { title, children: { table, params: {} }, searchesChildren: true, linked: false, leavesOnly: false };
}

function isGeneral(call: TreeCall | undefined): true | undefined {
  return call && 'table' in call ? true : undefined;
}

function levelOf(model: ResolvedModel, params: Record<string, string>): TreeCall | undefined {
  if (!model.tree) return undefined;
  return { table: { table: model.id, parentField: model.tree.parent, text: model.label, code: 'id' }, params };
}

import { say } from '../../locale/index.ts';
import type { DocumentSet } from '../../schema/documents/document.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { resolveList, type ResolveOptions } from './resolve-list.ts';
import type { ResolvedList } from './resolved-list.ts';

/**
 * Creates the list of the deleted records of `list`: its search, columns and fixed conditions, the user and time of the
 * deletion, and the buttons to restore and to delete permanently. It is built as a document would define it.
 */
export function recycleBinList(
  list: ResolvedList,
  documents: DocumentSet,
  vocabulary: Vocabulary,
  options: ResolveOptions = {},
): ResolvedList {
  // A separate document name: the user's choice of columns here does not apply to the list.
  const source = { document: `${list.document}/recycle-bin`, pointer: '', body: bodyOf(list) };
  return { ...resolveList(source, documents, vocabulary, options), opens: false, emptyText: say('回收站是空的') };
}

function bodyOf({ title, model, permission, search, columns, where }: ResolvedList): JsonObject {
  const common = ['updateBy', 'updateTime'];
  const own = columns.filter(({ key, problem }) => !problem && !common.includes(key));
  const may = { permission: `${permission}:delete` };
  const restore = { title: say('还原'), ...may, do: [{ restore: true }] };
  const erase = { title: say('彻底删除'), ...may, do: [{ erase: true }] };
  return {
    title: say('{title}回收站', { title }),
    model: model.id,
    permission,
    search: search.map(({ name, mode }) => ({ field: name, mode })),
    columns: [
      ...own.map((column) => ({ key: column.key, title: column.title, width: column.width })),
      { key: 'updateBy', title: say('删除人') },
      { key: 'updateTime', title: say('删除时间') },
    ],
    toolbar: [
      { ...restore, icon: 'undo', needsSelection: true },
      { ...erase, icon: 'delete', kind: 'danger', needsSelection: true },
    ],
    rowActions: [restore, erase],
    where,
    sort: { column: 'updateTime', order: 'desc' },
    tree: false,
    urls: { list: `${model.resource}/recycleBin`, delete: null, deleteBatch: null, exportXls: null, importExcel: null },
  };
}

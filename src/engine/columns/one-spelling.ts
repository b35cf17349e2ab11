import type { ColumnsColumn } from '../../../generated/documents.ts';
import { say } from '../../locale/index.ts';
import type { Gated } from '../gate/index.ts';

type WrittenColumn = Gated<ColumnsColumn>;

export type Column = Partial<ReturnType<typeof oneSpelling>>;

export interface ColumnFinding {
  code: string;
  message: string;
  nearest?: string;
}

/**
 * Returns a column in which each key has one spelling. The format also accepts those of JeecgBoot's lists and tables,
 * which no other code reads: `dictCode` and `dict`, `isOrder` next to `sorter`, `tipsContent`, `setTagColor`,
 * `allowSearch`, `customValue`.
 */
export function oneSpelling({
  dict,
  dictCode: dictionary = dict,
  isOrder,
  sorter,
  tipsContent: tips,
  setTagColor: colors,
  allowSearch: search,
  customValue: values,
  ...column
}: WrittenColumn) {
  const sortable = sorter !== false && isOrder !== false;
  return { ...column, dictionary, sortable, tips, colors, search, values };
}

/**
 * Reports an empty dictionary code: a column that takes its options from a dictionary must name one
 * (docs/requirements.md, Validation).
 */
export function dictionaryProblem({
  dictCode,
  dict,
}: WrittenColumn): { key: string; finding: ColumnFinding } | undefined {
  if (dictCode !== '' && dict !== '') return undefined;
  const message = say('字典编码不能为空（dictionary code cannot be empty）。');
  return { key: dictCode === '' ? 'dictCode' : 'dict', finding: { code: 'empty-dictionary', message } };
}

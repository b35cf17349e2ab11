import { partition } from 'es-toolkit';

import { editingKind, isSearched, type PastedName } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { markKey } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import type { DataRecord, Option, Ports } from '../../../runtime/ports/index.ts';
import type { EditTable } from '../context/index.ts';
import { copiedValue } from './clipboard-texts.ts';

const mostNames = 300;

type Found = { options: readonly Option[] } | FoundName;

/**
 * A record that was found by its name or code, with the record itself if fields are copied from it; or the reason why
 * there is none.
 */
export type FoundName = { id: unknown; text: string; record?: DataRecord } | { misfit: string };

/**
 * Resolves pasted names to ids: from the last copy in this page, else by exact name or code among the records of a
 * reference or the items of a table dictionary. Each name is searched once, six at a time; records of the same name are
 * then distinguished by the texts pasted with it. `onSearched` receives the progress and returns false to stop; names that
 * were not searched count as not found. A failure is a misfit, not an exception.
 */
export async function findNames(
  table: EditTable,
  ports: Pick<Ports, 'records' | 'lookups'>,
  names: readonly PastedName[],
  onSearched: (searched: number, all: number) => boolean = () => true,
): Promise<(name: PastedName) => FoundName> {
  const found = new Map<string, Found>();
  const keyOf = ({ column, text }: PastedName) => `${column} ${text}`;
  // A name that was pasted with other values takes precedence: its search must find all records to compare.
  const [bare, detailed] = partition(names, ({ copies }) => copies === undefined);
  const wanted = [...new Map([...bare, ...detailed].map((name) => [keyOf(name), name])).values()];
  const find = async (name: PastedName): Promise<Found> => {
    const column = table.columns.get(name.column);
    const known = column && copiedValue(column, name.text);
    const copies = Object.keys(column?.field.reference?.copy ?? {}).length > 0;
    if (known !== undefined && known !== null && !copies) return { id: known, text: name.text };
    try {
      if (known !== undefined && known !== null)
        return { id: known, text: name.text, ...(await recordOf(column, known, ports)) };
      const options = column && (await optionsOf(column, name, ports));
      return options ? { options } : { misfit: whyNot(column) };
    } catch {
      return { misfit: say('“{text}”没有查到，请稍后再试', { text: name.text }) };
    }
  };
  const all = Math.min(wanted.length, mostNames);
  for (let start = 0; start < all && onSearched(start, all); start += 6) {
    const batch = wanted.slice(start, start + 6);
    const answers = await Promise.all(batch.map(find));
    batch.forEach((name, index) => found.set(keyOf(name), answers[index] ?? { misfit: say('没有查到') }));
  }
  return (name) => {
    const answer = found.get(keyOf(name));
    if (!answer) return { misfit: say('名称太多，一次最多查 {mostNames} 个', { mostNames }) };
    return 'options' in answer ? choose(answer.options, name) : answer;
  };
}

function choose(options: readonly Option[], name: PastedName): FoundName {
  const { text } = name;
  const coded = options.find(({ code }) => code === text);
  const named = options.filter((option) => option.text === text);
  const exact = coded ? [coded] : named.length > 1 ? mostAlike(named, name) : named;
  const [one] = exact;
  if (!one) return { misfit: say('没有找到“{text}”', { text }) };
  if (exact.length > 1) return { misfit: say('有几个都叫“{text}”，请逐个选择', { text }) };
  return { id: one.value, text: one.text, ...recordWithMark(one) };
}

/** Returns the options that have most of the values pasted in the same row. */
function mostAlike(options: readonly Option[], { copies = {} }: PastedName): Option[] {
  const alike = options.map(
    ({ record }) => Object.entries(copies).filter(([field, text]) => String(record?.[field] ?? '') === text).length,
  );
  const most = Math.max(...alike);
  return options.filter((_, index) => alike[index] === most);
}

async function recordOf(
  column: ResolvedColumn | undefined,
  id: unknown,
  { records }: Pick<Ports, 'records'>,
): Promise<{ record?: DataRecord }> {
  const resource = column?.componentProps.resource;
  if (typeof resource !== 'string') return {};
  const found = await records.options(resource, { ids: [String(id)], pageSize: 1 }).catch(() => []);
  return recordWithMark(found[0]);
}

function recordWithMark(option: Option | undefined): { record?: DataRecord } {
  return option?.record ? { record: { ...option.record, [markKey('id')]: option.mark } } : {};
}

function optionsOf(
  column: ResolvedColumn,
  { text: keyword, copies }: PastedName,
  { records, lookups }: Pick<Ports, 'records' | 'lookups'>,
): Promise<Option[]> | undefined {
  const { resource, dictionary } = column.componentProps;
  if (isSearched(column) && typeof dictionary === 'string')
    return lookups.searchItems(dictionary, { keyword, pageSize: 10 });
  return typeof resource === 'string' ? records.options(resource, { keyword, pageSize: copies ? 50 : 10 }) : undefined;
}

function whyNot(column: ResolvedColumn | undefined): string {
  const kind = column && editingKind(column);
  if (kind === 'file') return say('这一列放文件，文字不能当作文件，请上传');
  return kind === 'pick' ? say('名称可能有重复，请在这一格里打开选择') : say('这一列不能按名称查找');
}

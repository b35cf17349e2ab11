import type { PastedName } from '../../../engine/grid/index.ts';
import type { RecordsPort } from '../../../runtime/data/ports.ts';
import { copiedReference } from './clipboard-texts.ts';
import type { EditTable } from './edit-context.ts';

/** More different names than this are not looked for one by one. */
const mostNames = 300;

/** A record by its name, or why there is none. */
export type FoundName = { id: unknown } | { misfit: string };

/** Looks for records by their exact names, each once, a few at a time. Never throws: what fails is a misfit. */
export async function findNames(
  table: EditTable,
  records: RecordsPort,
  names: readonly PastedName[],
): Promise<(name: PastedName) => FoundName> {
  const found = new Map<string, FoundName>();
  const keyOf = ({ column, text }: PastedName) => `${column} ${text}`;
  const wanted = [...new Map(names.map((name) => [keyOf(name), name])).values()];
  const find = async (name: PastedName): Promise<FoundName> => {
    const resource = table.columns.get(name.column)?.componentProps.resource;
    if (typeof resource !== 'string') return { misfit: '这一列不能按名称查找' };
    const known = copiedReference(resource, name.text);
    if (known !== undefined && known !== null) return { id: known };
    try {
      const options = await records.options(resource, { keyword: name.text, pageSize: 10 });
      const exact = options.filter(({ text }) => text === name.text);
      if (exact.length === 1) return { id: exact[0]?.value };
      return { misfit: exact.length > 1 ? `有几个都叫“${name.text}”，请逐个选择` : `没有找到“${name.text}”` };
    } catch {
      return { misfit: `“${name.text}”没有查到，请稍后再试` };
    }
  };
  for (let start = 0; start < Math.min(wanted.length, mostNames); start += 6) {
    const batch = wanted.slice(start, start + 6);
    const answers = await Promise.all(batch.map(find));
    batch.forEach((name, index) => found.set(keyOf(name), answers[index] ?? { misfit: '没有查到' }));
  }
  return (name) => found.get(keyOf(name)) ?? { misfit: `名称太多，一次最多查 ${mostNames} 个` };
}

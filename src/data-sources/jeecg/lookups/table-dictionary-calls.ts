import type { LookupsPort, Option, RequestsPort } from '../../../runtime/ports/index.ts';
import { isRecord } from '../../../schema/json/index.ts';

/**
 * Creates the lookups of table dictionaries: `loadDict` searches their items, `loadDictItem` returns one text for each
 * value.
 */
export function tableDictionaryCalls(requests: RequestsPort): Pick<LookupsPort, 'searchItems' | 'itemTexts'> {
  return {
    async searchItems(dictionary, { keyword, pageSize, signal }) {
      const path = `/sys/dict/loadDict/${encodeURIComponent(dictionary)}`;
      const params = { keyword, pageSize: String(pageSize) };
      const { result } = await requests.call({ method: 'GET', path, params, quiet: true, ...(signal && { signal }) });
      return readItems(result);
    },
    async itemTexts(dictionary, values) {
      // A condition restricts the choices; the call for names only accepts table and columns.
      const [table = '', text = '', code = ''] = dictionary.split(',');
      const path = `/sys/dict/loadDictItem/${encodeURIComponent([table, text, code].join(','))}`;
      const params = { key: values.join(','), delNotExist: 'false' };
      const { result } = await requests.call({ method: 'GET', path, params, quiet: true });
      const texts: unknown[] = Array.isArray(result) ? result : [];
      return new Map(
        values.map((value, index) => {
          const text = texts[index];
          return [value, typeof text === 'string' ? text : value];
        }),
      );
    },
  };
}

function readItems(result: unknown): Option[] {
  if (!Array.isArray(result)) return [];
  return result.flatMap((item: unknown): Option[] => {
    if (!isRecord(item) || !('value' in item)) return [];
    const text = 'text' in item ? item.text : 'title' in item ? item.title : item.value;
    return [{ value: String(item.value), text: String(text ?? item.value) }];
  });
}

import { createLookups } from '../src/data-sources/jeecg/index.ts';
import { PortError, type DataRecord, type Option, type Ports } from '../src/runtime/ports/index.ts';
import { memorySavedViews } from '../src/runtime/ports/testing/memory-saved-views.ts';
import { createFakeFiles } from './fake-files.ts';

const dictionaries: Record<string, Option[]> = {
  customer_level: [
    { value: 'A', text: '重点客户' },
    { value: 'B', text: '普通客户' },
    { value: 'C', text: '停用等级', disabled: true },
  ],
};

const customers: DataRecord[] = Array.from({ length: 60 }, (_, index) => ({
  id: `c${index + 1}`,
  name: `客户${String(index + 1).padStart(3, '0')}`,
  phone: `138000000${String(index + 1).padStart(2, '0')}`,
}));

/** Creates ports over some data in memory, which record the searches made. */
export function createFakePorts(): Ports & { searches: { keyword: string; cancelled: boolean }[] } {
  const searches: { keyword: string; cancelled: boolean }[] = [];
  const loaded = new Set<string>();
  const refuse = () => Promise.reject(new PortError('server', '故事里没有这个接口。'));
  return {
    searches,
    records: {
      list: refuse,
      totals: refuse,
      get: refuse,
      create: refuse,
      update: refuse,
      remove: refuse,
      removeBatch: refuse,
      removeQuery: refuse,
      transitionBatch: refuse,
      transition: refuse,
      createFrom: refuse,
      createdFrom: refuse,
      exportFile: refuse,
      importFiles: refuse,
      previewImport: refuse,
      async options(_resource, query, options) {
        const toOption = (record: DataRecord): Option => ({
          value: String(record.id),
          text: String(record.name),
          record,
        });
        if (query.ids) return customers.filter((one) => query.ids?.includes(String(one.id))).map(toOption);
        const search = { keyword: query.keyword ?? '', cancelled: false };
        searches.push(search);
        options?.signal?.addEventListener('abort', () => (search.cancelled = true));
        if (search.keyword === '断网') throw new PortError('offline', '网络断开了，请检查网络后重试。');
        const found = customers.filter((one) => String(one.name).includes(search.keyword));
        return found.slice(0, query.pageSize ?? 20).map(toOption);
      },
    },
    dictionaries: {
      cached: (code) => (loaded.has(code) ? dictionaries[code] : undefined),
      async items(code) {
        loaded.add(code);
        return dictionaries[code] ?? [];
      },
    },
    lookups: createLookups({ call: refuse }),
    requests: { call: refuse },
    documents: { page: refuse },
    savedViews: memorySavedViews(),
    files: createFakeFiles(),
  };
}

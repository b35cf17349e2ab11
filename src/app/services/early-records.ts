import type { RecordPage, RecordsPort } from '../../runtime/ports/index.ts';
import { isRecord } from '../../schema/json/index.ts';
import type { TextStorage } from '../browser/index.ts';

const storageKey = 'pagewright.first-queries';

const most = 50;

/** Only queries with these parameters are remembered, so that search terms are not stored. */
const plain = ['column', 'order', 'pageNo', 'pageSize'];

interface FirstQuery {
  path: string;
  query: Record<string, string>;
}

/**
 * Wraps a port that has already requested the rows with which the page at `address` last began, so that they load in
 * parallel with the program. The first list call gets that response if its query is the same.
 */
export function createEarlyRecords(port: RecordsPort, storage: TextStorage, address: string): RecordsPort {
  const remembered = read(storage);
  const begun = remembered.get(address);
  const early = begun && port.list(begun.path, begun.query, { quiet: true });
  early?.catch(() => undefined);
  let isFirst = true;
  return {
    ...port,
    list(path, query, options) {
      const ask = (): Promise<RecordPage> => port.list(path, query, options);
      if (!isFirst) return ask();
      isFirst = false;
      const asked = { path, query };
      if (early && JSON.stringify(begun) === JSON.stringify(asked)) return early.catch(ask);
      if (Object.keys(query).every((key) => plain.includes(key))) remember(storage, remembered, address, asked);
      return ask();
    },
  };
}

function remember(storage: TextStorage, all: Map<string, FirstQuery>, address: string, query: FirstQuery): void {
  all.delete(address);
  all.set(address, query);
  storage.set(storageKey, JSON.stringify(Object.fromEntries([...all].slice(-most))));
}

function read(storage: TextStorage): Map<string, FirstQuery> {
  try {
    const stored: unknown = JSON.parse(storage.get(storageKey) ?? '{}');
    return new Map(Object.entries(isRecord(stored) ? stored : {}).flatMap(firstQuery));
  } catch {
    return new Map();
  }
}

function firstQuery([address, value]: [string, unknown]): [string, FirstQuery][] {
  if (!isRecord(value) || typeof value['path'] !== 'string' || !isRecord(value['query'])) return [];
  const query = Object.entries(value['query']).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text]] : [],
  );
  return [[address, { path: value['path'], query: Object.fromEntries(query) }]];
}

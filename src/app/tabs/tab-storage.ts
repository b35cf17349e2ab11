import { isRecord } from '../../schema/json/index.ts';
import type { TextStorage } from '../browser/index.ts';
import type { Tab } from './tab-state.ts';

const key = 'pagewright.tabs';

/** Stores the open tabs for a reload of the browser tab. */
export function saveTabs(storage: TextStorage, tabs: Tab[]): void {
  storage.set(
    key,
    JSON.stringify(tabs.map(({ path, record, search, title }) => ({ fullPath: `${path}${search}`, record, title }))),
  );
}

export function forgetTabs(storage: TextStorage): void {
  storage.remove(key);
}

/** Loads the tabs from before a reload, not rendered yet. Invalid entries are skipped. */
export function loadTabs(storage: TextStorage): Tab[] {
  let entries: unknown;
  try {
    entries = JSON.parse(storage.get(key) ?? '[]');
  } catch {
    return [];
  }
  const tabs = Array.isArray(entries) ? entries.filter(isRecord).flatMap(parseTab) : [];
  return tabs.filter((tab, index) => tabs.findIndex(({ path }) => path === tab.path) === index);
}

function parseTab({ fullPath, record, title }: Record<string, unknown>): Tab[] {
  if (typeof fullPath !== 'string' || !/^\/(?![/\\])/.test(fullPath)) return [];
  const [path = '', ...rest] = fullPath.split('?');
  const search = rest.length > 0 ? `?${rest.join('?')}` : '';
  const texts = { record: typeof record === 'string' ? record : '', title: typeof title === 'string' ? title : path };
  return [{ path, search, ...texts, generation: 0, drawn: false }];
}

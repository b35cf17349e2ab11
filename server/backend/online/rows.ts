import type { ModuleDescription } from '../../../src/engine/exchange/index.ts';
import { isMembers, type ExactJson } from '../exact-json.ts';
import { recordForPages } from './record-values.ts';

const usualParentMark = 'has_child';

export function pageForPages(json: ExactJson, module: ModuleDescription): ExactJson {
  return changedRecords(json, (record, index) => {
    const row = recordForPages(record, module);
    // Rows of reports may have no key, so their position on the page is used.
    return row['id'] === undefined || row['id'] === null ? { ...row, id: String(index + 1) } : row;
  });
}

export function treeForPages(json: ExactJson, module: ModuleDescription): ExactJson {
  const parent = module.tree?.parent ?? 'pid';
  return changedRecords(json, (record) => {
    const row = recordForPages(record, module);
    const above = row[parent] === '0' ? null : row[parent];
    return { ...row, [parent]: above, hasChildren: String(record[module.tree?.marker ?? usualParentMark]) === '1' };
  });
}

function changedRecords(
  json: ExactJson,
  change: (record: Record<string, ExactJson>, index: number) => Record<string, ExactJson>,
): ExactJson {
  if (!isMembers(json) || json['success'] === false) return json;
  const { result } = json;
  const records = isMembers(result) && Array.isArray(result['records']) ? result['records'] : [];
  const total = isMembers(result) ? result['total'] : records.length;
  return { ...json, result: { records: records.filter(isMembers).map(change), total } };
}

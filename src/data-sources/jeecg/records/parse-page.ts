import { PortError, type DataRecord, type RecordPage } from '../../../runtime/ports/index.ts';
import { isRecord } from '../../../schema/json/index.ts';

/**
 * Parses a page `{ records, total }`, or the bare list of older handlers. Throws PortError for anything else
 * (docs/requirements.md, Validation).
 */
export function parsePage(result: unknown): RecordPage {
  const isNothing = result === null || result === undefined;
  if (!isNothing && !Array.isArray(result) && !(isRecord(result) && Array.isArray(result.records))) {
    throw new PortError('server', 'unrecognized return data type');
  }
  const records = (Array.isArray(result) ? result : isRecord(result) ? result.records : undefined) ?? [];
  const kept = Array.isArray(records) ? records.filter(isRecord).map(withParentMark) : [];
  const total = isRecord(result) ? Number(result.total) : kept.length;
  const estimated = isRecord(result) && result.estimated === true;
  const filling = isRecord(result) && Array.isArray(result.filling) ? result.filling.map(String) : [];
  return {
    records: kept,
    total: Number.isFinite(total) ? total : kept.length,
    ...(estimated && { estimated }),
    ...(filling.length > 0 && { filling }),
    ...(Array.isArray(result) && { whole: true }),
  };
}

/** Tree calls mark records with children by `hasChild`, `isLeaf` or `leaf`; the runtime only uses `hasChildren`. */
function withParentMark(record: DataRecord): DataRecord {
  const { hasChildren, hasChild, isLeaf, leaf, children } = record;
  const marks = [hasChildren, hasChild, isLeaf, leaf];
  const isMarked = marks.some((mark) => mark !== undefined);
  if (!isMarked && !Array.isArray(children)) return record;
  const below = Array.isArray(children) && { children: children.filter(isRecord).map(withParentMark) };
  if (!isMarked) return { ...record, ...below };
  const isParent = isLeaf === false || leaf === false || [hasChildren, hasChild].some(isYes);
  return { ...record, ...below, hasChildren: isParent };
}

function isYes(mark: unknown): boolean {
  return mark === true || mark === 1 || mark === '1';
}

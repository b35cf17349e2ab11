import type { RecordPage } from '../../runtime/data/ports.ts';
import { isRecord } from './parse-json.ts';

/** A page comes as `{ records, total }`; older handlers answer a bare list. */
export function parsePage(result: unknown): RecordPage {
  const records = (Array.isArray(result) ? result : isRecord(result) ? result.records : undefined) ?? [];
  const kept = Array.isArray(records) ? records.filter(isRecord) : [];
  const total = isRecord(result) ? Number(result.total) : kept.length;
  const estimated = isRecord(result) && result.estimated === true;
  return {
    records: kept,
    total: Number.isFinite(total) ? total : kept.length,
    ...(estimated && { estimated }),
    ...(Array.isArray(result) && { whole: true }),
  };
}

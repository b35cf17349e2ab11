import { PortError, type RecordPage } from '../../../runtime/ports/index.ts';
import { isRecord } from '../http/index.ts';

/** A page comes as `{ records, total }`; older handlers answer a bare list. Throws PortError for anything else (specification 5). */
export function parsePage(result: unknown): RecordPage {
  const isNothing = result === null || result === undefined;
  if (!isNothing && !Array.isArray(result) && !(isRecord(result) && Array.isArray(result.records))) {
    throw new PortError('server', 'unrecognized return data type');
  }
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

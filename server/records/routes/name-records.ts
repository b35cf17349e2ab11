import { mostNamed, type Call } from '../../http/index.ts';
import type { QueryParameters, RecordChoice } from '../read/index.ts';
import type { RecordEngine } from '../record-operations.ts';
import { contextOf } from './record-context-of.ts';

interface Named {
  engine: Pick<RecordEngine, 'list' | 'listDeleted'>;
  model: string;
  choice: RecordChoice;
  isDeleted?: boolean;
  /** The name of the role or department whose members the records are. */
  group?: string | undefined;
}

/**
 * Reads the first of the records that a call is about to change or delete, because the system log names them. If that
 * fails, none is named: a failure is the call's own to report.
 */
export async function nameRecords(
  call: Call,
  { engine, model, choice, isDeleted = false, group }: Named,
): Promise<void> {
  const context = contextOf(call);
  const read = async (query: QueryParameters, count: number) => {
    const page = { ...query, pageNo: '1', pageSize: String(count) };
    return (await (isDeleted ? engine.listDeleted : engine.list)(model, page, context)).records;
  };
  try {
    if ('query' in choice) {
      call.request.named = { records: await read(choice.query, mostNamed), count: choice.expected, model };
      return;
    }
    const ids = [...new Set(choice.ids)];
    const first = ids.slice(0, mostNamed);
    const records = await read({ id: first.join(',') }, mostNamed);
    const found = new Map(records.map((record) => [record['id'], record] as const));
    const named = first.flatMap((id) => {
      const record = found.get(id);
      return record ? [record] : [];
    });
    call.request.named = { records: named, count: ids.length, model, group };
  } catch {
    call.request.named = undefined;
  }
}

import { say } from '../../../locale/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';

/** Shows who created a record and who changed it last, each with the time; nothing if the server does not report it. */
export function RecordWriters({ record }: { record: DataRecord }) {
  const texts = [writing(record, 'create', say('创建')), writing(record, 'update', say('修改'))].filter(
    (text) => text !== '',
  );
  return texts.length > 0 && <p className="pw-record-writers">{texts.join('　')}</p>;
}

function writing(record: DataRecord, by: 'create' | 'update', verb: string): string {
  const [who, when] = [record[`${by}By_dictText`] ?? record[`${by}By`], record[`${by}Time`]];
  const parts = [who, when].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? `${parts.join(' ')} ${verb}` : '';
}

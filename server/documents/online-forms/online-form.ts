import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { FieldDescription } from '../../../src/engine/exchange/index.ts';
import { isJsonObject, parseJson, type JsonObject } from '../../../src/schema/json/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';

/** A separate table, one with sub-tables, or one whose rows are saved with the records of another table. */
export type FormKind = 'single' | 'main' | 'sub';

/** An online form as the source of its documents (docs/jeecgboot.md, Online forms). */
export interface OnlineForm {
  id: string;
  table: string;
  title: string;
  kind: FormKind;
  isTree: boolean;
  columns: number;
  hasBoxes: boolean;
  /** True if at most one row of this sub-table belongs to a record. */
  isSingle: boolean;
  fields: readonly OnlineField[];
  /** Overrides for the generated model, merged key by key. */
  extension: JsonObject;
  version: number;
  /** The content hash of its document at the last synchronization. */
  documentHash: string | undefined;
}

export interface OnlineField extends FieldDescription {
  /** Its name at the last synchronization; undefined for a new field. */
  synchronisedName: string | undefined;
}

export function modelId(table: string): string {
  return `online/${table.replaceAll('_', '-')}`;
}

function modelNamed(written: string): string {
  return written.includes('/') ? written : modelId(written);
}

const kinds: Readonly<Record<string, FormKind>> = { '2': 'main', '3': 'sub' };

export function readOnlineForm(record: RecordValues): OnlineForm {
  const title = textOf(record['tableTxt']);
  return {
    id: textOf(record['id']),
    table: textOf(record['tableName']),
    title,
    kind: kinds[textOf(record['tableType'])] ?? 'single',
    isTree: record['isTree'] === true,
    columns: Number(textOf(record['formTemplate']) || '2'),
    hasBoxes: record['isCheckbox'] !== false,
    isSingle: record['relationType'] === '1',
    fields: rowsOf(record['fields']).map(readField),
    extension: readExtension(title, textOf(record['extConfigJson'])),
    version: numberOf(record['tableVersion']) ?? 0,
    documentHash: filled(record['documentHash']),
  };
}

export function fieldNames(record: RecordValues): { id: string; name: string }[] {
  return rowsOf(record['fields']).map((row) => ({ id: textOf(row['id']), name: textOf(row['dbFieldName']) }));
}

function readField(row: RecordValues): OnlineField {
  return {
    name: textOf(row['dbFieldName']),
    synchronisedName: filled(row['dbFieldNameOld']),
    title: textOf(row['dbFieldTxt']),
    type: textOf(row['dbType']),
    length: numberOf(row['dbLength']) ?? 100,
    scale: numberOf(row['dbPointLength']) ?? 0,
    control: textOf(row['fieldShowType']),
    dictionary: {
      code: textOf(row['dictField']),
      table: textOf(row['dictTable']),
      text: textOf(row['dictText']),
    },
    isRequired: row['fieldMustInput'] === true,
    isReadOnly: row['isReadOnly'] === true,
    inForm: row['isShowForm'] !== false,
    inList: row['isShowList'] !== false,
    query: row['isQuery'] === true ? textOf(row['queryMode']) || 'single' : undefined,
    check: filled(row['fieldValidType']),
    initial: filled(row['fieldDefaultValue']),
    width: numberOf(row['fieldLength']),
    reference: modelNamed(textOf(row['dictTable'])),
  };
}

function readExtension(title: string, text: string): JsonObject {
  if (text === '') return {};
  const { value, problems } = parseJson(text);
  const [problem] = problems;
  if (problem) throw new Refusal(say('“{title}”的扩展配置不是 JSON：{message}', { title, message: problem.message }));
  if (!isJsonObject(value)) throw new Refusal(say('“{title}”的扩展配置应是一个 JSON 对象。', { title }));
  return value;
}

function rowsOf(value: unknown): RecordValues[] {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  return rows.flatMap((row) => (typeof row === 'object' && row !== null ? [{ ...row }] : []));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function filled(value: unknown): string | undefined {
  return textOf(value) || undefined;
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

import { isJsonObject, parseJson } from '../../src/schema/json/index.ts';
import { Refusal } from '../http/index.ts';
import { say } from '../locale/index.ts';

/** The limits of one import: the number of files, and the bytes of each. */
export const uploadLimits = { files: 5, fileBytes: 10 * 1_048_576 };

/** @throws Refusal for a file that is no workbook by its name. */
export function refuseOtherFiles(name: string): void {
  if (!/\.xlsx?$/i.test(name)) throw new Refusal(say('只能导入 .xls 或 .xlsx 格式的 Excel 文件'));
}

/**
 * Parses the fields that a user chose for the columns of a sheet, by the titles of the columns.
 * @throws Refusal for a text that is not JSON.
 */
export function readMapping(text: string | undefined): Record<string, string> {
  if (text === undefined || text === '') return {};
  const { value } = parseJson(text);
  if (!isJsonObject(value)) throw new Refusal(say('参数 mapping 应是 JSON。'));
  return Object.fromEntries(
    Object.entries(value).flatMap(([title, name]) => (name === null ? [] : [[title, String(name)]])),
  );
}

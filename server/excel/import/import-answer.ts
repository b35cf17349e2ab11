import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { readDateText } from '../../../src/engine/written/index.ts';
import type { FileStore } from '../../files/index.ts';
import { failure, success, type Answer, type Person } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { cellText, startWorkbook, type ReadCell, type WrittenCell } from '../thread/index.ts';
import { wrongRows, type ImportReport } from './import-files.ts';

const mostTold = 200;

/**
 * Returns the response to an import in JeecgBoot's format (docs/jeecgboot.md, Files, import and export): all, some
 * (code 201) or nothing was saved.
 */
export async function importAnswer(
  report: ImportReport,
  { files, model, person }: { files: FileStore; model: ResolvedModel; person: Person },
): Promise<Answer> {
  const { total, saved, added, changed, errors, failed } = report;
  const counts = { totalCount: total, successCount: saved, errorCount: failed.rows.length, added, changed };
  if (errors.length === 0) return success(counts, { message: say('文件导入成功！数据行数：{saved}', { saved }) });
  const file = await writeErrorFile(report, files, model, person);
  const result = {
    ...counts,
    msg: say('总上传行数：{total}，已导入行数：{saved}，错误行数：{rowsCount}', {
      total,
      saved,
      rowsCount: failed.rows.length,
    }),
    ...file,
    errors: errors.slice(0, mostTold),
  };
  if (saved > 0) return success(result, { message: say('文件导入成功，但有错误。'), code: 201 });
  return refusedAnswer(report, result);
}

export function refusedAnswer(report: ImportReport, more: object = {}): Answer {
  const { errors, total, failed } = report;
  const counts = { totalCount: total, successCount: 0, errorCount: failed.rows.length };
  const result = { ...counts, errors: errors.slice(0, mostTold), ...more };
  const [first] = failed.rows;
  const reason = say('{rowsCount} 行有错误，没有导入任何数据。第 {row} 行：{reason}', {
    rowsCount: wrongRows(report),
    row: first?.row,
    reason: first?.reason,
  });
  return failure(200, 500, say('文件导入失败:{reason}', { reason }), result);
}

async function writeErrorFile(
  { failed: { head, rows } }: ImportReport,
  files: FileStore,
  { title }: ResolvedModel,
  person: Person,
): Promise<{ fileUrl: string; fileName: string }> {
  const workbook = await startWorkbook();
  const width = Math.max(head.length, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => index);
  workbook.sheet(say('导入错误'), [10, 60, ...columns.map(() => 18)]);
  workbook.rows([[say('原行号'), say('错误原因'), ...columns.map((index) => written(head[index]))]]);
  workbook.rows(rows.map(({ row, reason, cells }) => [row, reason, ...columns.map((index) => written(cells[index]))]));
  const fileName = say('{title}导入错误.xlsx', { title });
  const stored = { name: fileName, biz: 'logs', ending: 'xlsx', isPrivate: true };
  const path = await files.write(await workbook.finish('xlsx'), stored, person);
  return { fileUrl: `/sys/common/static/${path}`, fileName };
}

function written(cell: ReadCell | undefined): WrittenCell {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'boolean') return cell ? say('是') : say('否');
  if (typeof cell !== 'object') return cell;
  // The cell is written as the sheet showed it, unless that would be read as another day or as none.
  return 'date' in cell && dayOf(cell.shown) !== dayOf(cell.date) ? cell.date : cellText(cell);
}

function dayOf(text: string): unknown {
  const read = readDateText(text, 'date-time', { now: null });
  return 'value' in read ? read.value : undefined;
}

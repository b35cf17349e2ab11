import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { RecordContext } from '../../records/index.ts';
import { cellOf, sheetColumns } from '../sheet-columns.ts';
import type { SheetRecords } from '../sheet-records.ts';
import { startWorkbook, type WorkbookFormat } from '../thread/index.ts';

/**
 * At most so many cells go into an .xls, more into an .xlsx. Writing an .xls takes quadratic time and an object in
 * memory for each cell (measured: 66,000 cells 8 s and 1.2 GB, where the same .xlsx takes 0.3 s and 0.2 GB).
 */
const mostInXls = 20_000;

/** Rows of one export at most. */
const mostRows = 100_000;

export interface ExportedFile {
  bytes: Uint8Array;
  format: WorkbookFormat;
}

/**
 * The records of a list's query, or the chosen ones, as an .xls; as an .xlsx where there are too many cells or the
 * caller asks for it. Throws RecordRefusal and SpreadsheetError.
 */
export async function exportFile(
  source: SheetRecords,
  model: ResolvedModel,
  query: {
    params: Readonly<Record<string, string>>;
    ids?: readonly string[] | undefined;
    format?: WorkbookFormat | undefined;
  },
  context: RecordContext,
): Promise<ExportedFile> {
  const columns = sheetColumns(model);
  const workbook = await startWorkbook();
  try {
    workbook.sheet(
      model.title,
      columns.map(({ width }) => width),
    );
    workbook.rows([columns.map(({ title }) => title)]);
    let count = 0;
    for await (const records of source.pages(model.id, { ...query, most: mostRows }, context)) {
      count += records.length;
      workbook.rows(records.map((record) => columns.map(({ field }) => cellOf(field, record))));
    }
    const format = formatOf(count * columns.length, query.format);
    return { bytes: await workbook.finish(format), format };
  } catch (error) {
    workbook.cancel();
    throw error;
  }
}

/** The format of a sheet with so many cells: the wanted one, where it can hold them. */
export function formatOf(cells: number, wanted: WorkbookFormat = 'xls'): WorkbookFormat {
  return cells > mostInXls ? 'xlsx' : wanted;
}

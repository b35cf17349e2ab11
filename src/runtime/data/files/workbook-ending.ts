/** The first bytes of a workbook of Excel 97 to 2003 (MS-CFB, section 2.2). */
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0];

/** Returns the file extension of a workbook by its content: JeecgBoot serves old and new workbooks alike. */
export async function workbookEnding(file: Blob): Promise<'xls' | 'xlsx'> {
  const begin = new Uint8Array(await file.slice(0, oldWorkbook.length).arrayBuffer());
  return oldWorkbook.every((byte, index) => begin[index] === byte) ? 'xls' : 'xlsx';
}

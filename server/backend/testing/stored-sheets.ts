import { CFB, read, utils, write } from '@e965/xlsx';

import type { Row } from './stored-records.ts';

const resource = '/test/person';

/** The path of records whose sheets have two columns of the same title. */
const doubled = '/test/doubled';

/** The rows of text that a JeecgBoot writes above the head of its sheets, and skips when it reads one. */
const above = [['人员报表'], ['导出人:管理员']];

const heads: Readonly<Record<string, string>> = {
  姓名: 'name',
  性别: 'sex',
  年龄: 'age',
  生日: 'birthday',
  城市: 'town',
  工资: 'salary',
};

/**
 * Creates the records of a module that imports sheets as a JeecgBoot does: it reads the first sheet, counts only rows
 * that exist, takes the third one for the head, knows only the titles that it exports, and loses texts that are stored in
 * their cells.
 */
export function storedSheets() {
  const rows: Row[] = [];
  const list = (query: URLSearchParams): Row => {
    const [page, size] = [Number(query.get('pageNo')), Number(query.get('pageSize'))];
    const records = rows.slice((page - 1) * size, page * size);
    return answered({ records, total: rows.length, size, current: page, pages: Math.ceil(rows.length / size) });
  };
  return {
    rows,
    /**
     * Returns the answer to a call, a file for an export; undefined for other calls. An export is empty for a program
     * that is not known as a browser, as those of online forms are.
     */
    answer(
      call: string,
      query: URLSearchParams,
      { agent, body }: { agent: string; body: Buffer },
    ): Row | Uint8Array | undefined {
      if (call === `GET ${resource}/list`) return list(query);
      if (call === `GET ${doubled}/exportXls`) return workbookOf([...above, ['姓名', '姓名']]);
      if (call === `POST ${doubled}/importExcel`) {
        rows.push({ name: fileIn(body).toString() });
        return answered(null, '文件导入成功！数据行数：1');
      }
      if (call === `GET ${resource}/exportXls`)
        return agent.startsWith('Mozilla/') ? workbookOf([...above, Object.keys(heads)]) : new Uint8Array();
      if (call !== `POST ${resource}/importExcel`) return undefined;
      const read = recordsIn(fileIn(body));
      rows.push(...read);
      return answered(null, `文件导入成功！数据行数：${read.length}`);
    },
  };
}

function workbookOf(rows: readonly string[][]): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([...rows]), '人员');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', bookSST: true });
  return new Uint8Array(bytes);
}

function fileIn(body: Buffer): Buffer {
  const name = body.indexOf('filename=');
  const start = body.indexOf('\r\n\r\n', name) + 4;
  const boundary = body.subarray(0, body.indexOf('\r\n'));
  return body.subarray(start, body.indexOf(boundary, start) - 2);
}

function recordsIn(file: Buffer): Row[] {
  const { Sheets: sheets, SheetNames: names } = read(withoutInlineTexts(file), { type: 'array' });
  const sheet = sheets[names[0] ?? ''];
  const all = sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, blankrows: false, defval: null }) : [];
  const [titles = [], ...rows] = all.slice(above.length);
  return rows.map((cells) =>
    Object.fromEntries(
      titles.flatMap((title, index) => {
        const name = heads[String(title)];
        return name === undefined ? [] : [[name, cells[index] ?? null]];
      }),
    ),
  );
}

function withoutInlineTexts(file: Buffer): Uint8Array {
  const container: { FileIndex: { name: string; content: Uint8Array; size: number }[] } = CFB.read(file, {
    type: 'buffer',
  });
  for (const entry of container.FileIndex.filter(({ name }) => name.endsWith('.xml'))) {
    const text = Buffer.from(entry.content).toString('utf8');
    entry.content = Buffer.from(text.replaceAll(/<c ([^<>]*)t="inlineStr"[^<>]*>.*?<\/c>/g, '<c $1/>'));
    entry.size = entry.content.length;
  }
  return Buffer.from(CFB.write(container, { type: 'array', fileType: 'zip' }));
}

function answered(result: unknown, message = ''): Row {
  return { success: true, message, code: 200, result, timestamp: 0 };
}

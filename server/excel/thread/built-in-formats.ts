import { CFB } from '@e965/xlsx';

/** The built-in formats of Chinese Excel that a file names only by number (ECMA-376 Part 1, 18.8.30, zh-cn). */
const chineseFormats: ReadonlyMap<number, string> = new Map([
  [27, 'yyyy"年"m"月"'],
  [28, 'm"月"d"日"'],
  [29, 'm"月"d"日"'],
  [30, 'm-d-yy'],
  [31, 'yyyy"年"m"月"d"日"'],
  [32, 'h"时"mm"分"'],
  [33, 'h"时"mm"分"ss"秒"'],
  [34, '上午/下午h"时"mm"分"'],
  [35, '上午/下午h"时"mm"分"ss"秒"'],
  [36, 'yyyy"年"m"月"'],
  [50, 'yyyy"年"m"月"'],
  [51, 'm"月"d"日"'],
  [52, 'yyyy"年"m"月"'],
  [53, 'm"月"d"日"'],
  [54, 'm"月"d"日"'],
  [55, '上午/下午h"时"mm"分"'],
  [56, '上午/下午h"时"mm"分"ss"秒"'],
  [57, 'yyyy"年"m"月"'],
  [58, 'm"月"d"日"'],
]);

const named = /\bnumFmtId\s*=\s*["'](\d+)["']/g;
const defined = /<(?:\w+:)?numFmt\b[^>]*>/g;

/** Adds the Chinese formats that the XML of styles names by number and does not define. */
export function withChineseFormats(xml: string): string {
  const known = new Set([...xml.matchAll(defined)].flatMap(([tag]) => idsIn(tag)));
  const missing = [...new Set(idsIn(xml))].filter((id) => !known.has(id));
  const formats = missing.flatMap((id) => {
    const code = chineseFormats.get(id);
    return code === undefined ? [] : [[id, code.replaceAll('"', '&quot;')] as const];
  });
  const root = /<((?:\w+:)?)styleSheet\b[^>]*>/.exec(xml);
  if (formats.length === 0 || !root) return xml;
  const prefix = root[1] ?? '';
  const tags = formats.map(([id, code]) => `<${prefix}numFmt numFmtId="${id}" formatCode="${code}"/>`).join('');
  const list = new RegExp(`<${prefix}numFmts\\b[^>]*[^/>]>|<${prefix}numFmts>`).exec(xml);
  if (list) return insertedAt(xml, list.index + list[0].length, tags);
  return insertedAt(xml, root.index + root[0].length, `<${prefix}numFmts>${tags}</${prefix}numFmts>`);
}

function idsIn(xml: string): number[] {
  return [...xml.matchAll(named)].map(([, id]) => Number(id));
}

function insertedAt(text: string, index: number, added: string): string {
  return text.slice(0, index) + added + text.slice(index);
}

/** Record types of an .xls ([MS-XLS] 2.3): a custom format, and the style of cells, which refers to a format. */
const records = { format: 0x041e, style: 0x00e0 };
/** Formats of every language that replace the Chinese ones, because their records in the file cannot be extended. */
const replacements = { day: 14, time: 21 };

/** Replaces the built-in formats of Chinese Excel in an .xls with formats that the library supports. */
export function withKnownFormats(file: Uint8Array, isContainer: boolean): Uint8Array {
  if (!isContainer) return changedStream(file) ?? file;
  const container = CFB.read(file, { type: 'array' });
  const part = CFB.find(container, '/Workbook') ?? CFB.find(container, '/Book');
  const changed = part && changedStream(Uint8Array.from(part.content));
  if (!part || !changed) return file;
  part.content = changed;
  return Buffer.from(CFB.write(container, { type: 'array' }));
}

function changedStream(content: Uint8Array): Buffer | undefined {
  const stream = Buffer.from(content);
  const own = new Set<number>();
  const styles: number[] = [];
  for (let at = 0; at + 8 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const type = stream.readUInt16LE(at);
    if (type === records.format) own.add(stream.readUInt16LE(at + 4));
    if (type === records.style) styles.push(at + 6);
  }
  let isChanged = false;
  for (const at of styles) {
    const id = stream.readUInt16LE(at);
    const format = own.has(id) ? undefined : chineseFormats.get(id);
    if (format === undefined) continue;
    stream.writeUInt16LE(format.includes('h') ? replacements.time : replacements.day, at);
    isChanged = true;
  }
  return isChanged ? stream : undefined;
}

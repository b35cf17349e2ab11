import { CFB } from '@e965/xlsx';
import { uncalculated } from './protocol.ts';

/** A reference of XML to a character: `&#134071;`, `&#x20BB7;`. */
const reference = /&#(?:x0*([0-9a-f]{2,6})|0*(\d{3,7}));/gi;
const firstForeign = 0x80;
const last = 0x10_ffff;

/** A cell with the text of a formula. */
const formulaText = /<c\b([^<>]*?)\bt="str"([^<>]*)>((?:<f\b[^<>]*\/>|<f\b[^<>]*>[^<]*<\/f>)?)<v\b[^<>]*>([^<]*)<\/v>/g;

/** A cell with a formula and without its result. */
const openFormula =
  /<c\b((?:\s(?!t=)[^<>\s]*)*)(?:\st="[a-z]*")?((?:\s(?!t=)[^<>\s]*)*)>(<f\b[^<>]*\/>|<f\b[^<>]*>[^<]*<\/f>)(?:<v\s*\/>|<v><\/v>)?<\/c>/g;

interface Container {
  FileIndex: { name: string; content: Uint8Array; size: number }[];
}

/**
 * An .xlsx with its XML written so that the library reads what it says. The library takes references to characters
 * above U+FFFF, and all in texts of formulas, for other characters, and unescapes the latter twice; it takes a formula without
 * a result for an empty cell.
 */
export function withReadableParts(file: Uint8Array): Uint8Array {
  const container: Container = CFB.read(file, { type: 'array' });
  let isChanged = false;
  for (const entry of container.FileIndex.filter(({ name }) => /\.xml$/i.test(name))) {
    const before = Buffer.from(entry.content).toString('utf8');
    const after = before
      .replace(reference, (whole, hex: string | undefined, decimal: string | undefined) => {
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code >= firstForeign && code <= last ? String.fromCodePoint(code) : whole;
      })
      .replace(formulaText, '<c$1t="inlineStr"$2>$3<is><t>$4</t></is>')
      .replace(openFormula, `<c$1$2 t="e">$3<v>${uncalculated}</v></c>`);
    if (after === before) continue;
    entry.content = Buffer.from(after, 'utf8');
    entry.size = entry.content.length;
    isChanged = true;
  }
  return isChanged ? Buffer.from(CFB.write(container, { type: 'array', fileType: 'zip' })) : file;
}

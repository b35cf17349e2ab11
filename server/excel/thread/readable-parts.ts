import { CFB } from '@e965/xlsx';
import { uncalculated } from './protocol.ts';

/** A reference of XML to a character: `&#134071;`, `&#x20BB7;`. */
const reference = /&#(?:x0*([0-9a-f]{2,6})|0*(\d{3,7}));/gi;
const firstForeign = 0x80;
const last = 0x10_ffff;

/** A cell with a formula or a value or both, as programs write it: with a prefix or none, indented or not. */
const cell =
  /<((?:\w{1,30}:)?)c\b([^<>]*)>(?:\s*(<\1f\b[^<>]*\/>|<\1f\b[^<>]*>[^<]*<\/\1f>))?(?:\s*<\1v\b[^<>]*(?:\/>|>([^<]*)<\/\1v>))?\s*<\/\1c>/g;
const type = /\s+t=["'](\w*)["']/;

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
      .replace(cell, readableCell);
    if (after === before) continue;
    entry.content = Buffer.from(after, 'utf8');
    entry.size = entry.content.length;
    isChanged = true;
  }
  return isChanged ? Buffer.from(CFB.write(container, { type: 'array', fileType: 'zip' })) : file;
}

/** A cell with the text of a formula, or without the result of one, as the library reads it; others stay. */
function readableCell(whole: string, ...parts: (string | undefined)[]): string {
  const [prefix = '', attributes = '', formula, value] = parts;
  const written = (as: string, content: string) =>
    `<${prefix}c${attributes.replace(type, '')} t="${as}">${formula ?? ''}${content}</${prefix}c>`;
  const hasValue = value !== undefined || whole.includes(`<${prefix}v`);
  if (hasValue && type.exec(attributes)?.[1] === 'str')
    return written('inlineStr', `<${prefix}is><${prefix}t>${value ?? ''}</${prefix}t></${prefix}is>`);
  if (formula === undefined || (value ?? '').trim() !== '') return whole;
  return written('e', `<${prefix}v>${uncalculated}</${prefix}v>`);
}

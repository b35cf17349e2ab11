import { CFB } from '@e965/xlsx';

import { withChineseFormats } from './built-in-formats.ts';
import { uncalculated } from './protocol.ts';

const reference = /&#(?:x0*([0-9a-f]{2,6})|0*(\d{3,7}));/gi;
const firstForeign = 0x80;
const last = 0x10_ffff;

const cell =
  /<((?:\w{1,30}:)?)c\b([^<>]*)>(?:\s*(<\1f\b[^<>]*\/>|<\1f\b[^<>]*>[^<]*<\/\1f>))?(?:\s*<\1v\b[^<>]*(?:\/>|>([^<]*)<\/\1v>))?\s*<\/\1c>/g;
const type = /\s+t=["'](\w*)["']/;

interface Container {
  FileIndex: { name: string; content: Uint8Array; size: number }[];
}

export function withReadableParts(file: Uint8Array): Uint8Array {
  const container: Container = CFB.read(file, { type: 'array' });
  let isChanged = false;
  for (const entry of container.FileIndex.filter(({ name }) => /\.xml$/i.test(name))) {
    const before = Buffer.from(entry.content).toString('utf8');
    const after = withChineseFormats(before)
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

/** `2026-01-31`, `2026-01-31T08:30:00.000Z` or `08:30:00`, as in a cell of type date (ISO 8601). */
const isoMoment = /^\s*(?:(\d{4}-\d{2}-\d{2})T?)?(?:(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?Z?)?\s*$/;

function momentText(written: string): string {
  const [, day, clock = '00:00:00'] = isoMoment.exec(written) ?? [];
  const time = clock.length === 5 ? `${clock}:00` : clock;
  if (day === undefined) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

function readableCell(whole: string, ...parts: (string | undefined)[]): string {
  const [prefix = '', attributes = '', formula, value] = parts;
  const written = (as: string, content: string) =>
    `<${prefix}c${attributes.replace(type, '')} t="${as}">${formula ?? ''}${content}</${prefix}c>`;
  const asText = (text: string) => written('inlineStr', `<${prefix}is><${prefix}t>${text}</${prefix}t></${prefix}is>`);
  const hasValue = value !== undefined || whole.includes(`<${prefix}v`);
  const writtenType = type.exec(attributes)?.[1];
  if (hasValue && writtenType === 'str') return asText(value ?? '');
  if (hasValue && writtenType === 'd' && isoMoment.test(value ?? '')) return asText(momentText(value ?? ''));
  if (formula === undefined || (value ?? '').trim() !== '') return whole;
  return written('e', `<${prefix}v>${uncalculated}</${prefix}v>`);
}

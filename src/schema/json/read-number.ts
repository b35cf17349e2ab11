import { say } from '../../locale/index.ts';
import type { Cursor } from './cursor.ts';
import { numberFault } from './storable.ts';

/**
 * Parses the number at the cursor and moves the cursor past it. Reports a number that would be written differently when
 * the document is saved, so that reading and saving never changes a byte.
 */
export function readNumber(cursor: Cursor): number {
  const { text, offset: start } = cursor;
  const raw = match(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y, text, start);
  const written = match(/[-+.\w]*/y, text, start) ?? '';
  if (raw === undefined || raw !== written) {
    cursor.stop('syntax', start, say('“{written}”不是 JSON 的数字，请写成 12、-3.5 这样。', { written }), say('数字'));
  }
  cursor.offset = start + raw.length;
  const value = Number(raw);
  const fault = numberFault(value);
  const printed = JSON.stringify(value);
  if (fault) cursor.report(fault.code, start, fault.message, JSON.stringify(raw));
  else if (raw !== printed) {
    cursor.report(
      'number-not-exact',
      start,
      say('数字“{raw}”保存后会变成“{printed}”，请写作“{printed}”。', { raw, printed }),
      printed,
    );
  }
  return Number.isFinite(value) ? value : 0;
}

function match(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
}

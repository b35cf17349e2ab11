import { toCallback } from '../arrow.ts';
import { toText } from '../coerce.ts';
import type { Run } from '../run.ts';
import { checkSearch } from './search.ts';

/**
 * `replace` and `replaceAll`: replaces up to `times` places. The length of each part is checked before it is created.
 */
export function replaceText(run: Run, text: string, [pattern, replacement]: readonly unknown[], times: number): string {
  const wanted = toText(run, pattern);
  const replace = replacer(run, text, wanted, replacement);
  checkSearch(run, text, wanted);
  const parts: string[] = [];
  let length = 0;
  const push = (part: string) => {
    length += part.length;
    run.textLimit(length);
    run.textWork(part.length);
    parts.push(part);
  };
  let rest = 0;
  let at = text.indexOf(wanted);
  for (let count = 0; at >= 0 && count < times; count++) {
    run.step();
    push(text.slice(rest, at));
    replace(at, push);
    rest = at + wanted.length;
    at = at + Math.max(wanted.length, 1) > text.length ? -1 : text.indexOf(wanted, at + Math.max(wanted.length, 1));
  }
  push(text.slice(rest));
  return parts.join('');
}

type Replace = (at: number, push: (part: string) => void) => void;

function replacer(run: Run, text: string, wanted: string, replacement: unknown): Replace {
  if (typeof replacement === 'function') {
    const callback = toCallback(run, replacement);
    return (at, push) => push(toText(run, callback(wanted, at, text)));
  }
  const parts = toText(run, replacement).split(/(\$[$&`'])/);
  return (at, push) => {
    for (const part of parts) push(expand(part, text, wanted, at));
  };
}

function expand(part: string, text: string, wanted: string, at: number): string {
  if (part === '$$') return '$';
  if (part === '$&') return wanted;
  if (part === '$`') return text.slice(0, at);
  return part === "$'" ? text.slice(at + wanted.length) : part;
}

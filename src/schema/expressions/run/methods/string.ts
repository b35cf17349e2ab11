import { limits } from '../../limits.ts';
import { table, type Method } from '../builtin.ts';
import { toInteger, toText } from '../coerce.ts';
import type { Run } from '../run.ts';
import { replaceText } from './replace.ts';
import { checkSearch } from './search.ts';

type TextMethod = Method<string>;

/** Methods of texts. Patterns are texts, never regular expressions. */
export const stringMethods = table<TextMethod>({
  at: withIntegers((text, at = 0) => text.at(at)),
  charAt: withIntegers((text, at = 0) => text.charAt(at)),
  charCodeAt: withIntegers((text, at = 0) => text.charCodeAt(at)),
  codePointAt: withIntegers((text, at = 0) => text.codePointAt(at)),
  slice: withIntegers((text, start, end) => text.slice(start, end)),
  substring: withIntegers((text, start = 0, end) => text.substring(start, end)),
  concat: (run, text, parameters) => {
    const parts = parameters.map((part) => toText(run, part));
    run.textLength(parts.reduce((length, part) => length + part.length, text.length));
    return text.concat(...parts);
  },
  includes: withSearch((text, wanted, from) => text.includes(wanted, from)),
  indexOf: withSearch((text, wanted, from) => text.indexOf(wanted, from)),
  lastIndexOf: withSearch((text, wanted, from) => text.lastIndexOf(wanted, from)),
  startsWith: withSearch((text, wanted, from) => text.startsWith(wanted, from)),
  endsWith: withSearch((text, wanted, end) => text.endsWith(wanted, end)),
  localeCompare: (run, text, [other]) => {
    const otherText = toText(run, other);
    run.step(Math.ceil((text.length + otherText.length) / 32));
    return text.localeCompare(otherText);
  },
  padStart: (run, text, parameters) => text.padStart(...padding(run, text, parameters)),
  padEnd: (run, text, parameters) => text.padEnd(...padding(run, text, parameters)),
  repeat: (run, text, [count]) => {
    const times = toInteger(run, count);
    run.textLength(text.length * Math.max(times, 0));
    return text.repeat(times);
  },
  replace: (run, text, parameters) => replaceText(run, text, parameters, 1),
  replaceAll: (run, text, parameters) => replaceText(run, text, parameters, Infinity),
  split,
  toLowerCase: sized((text) => text.toLowerCase()),
  toUpperCase: sized((text) => text.toUpperCase()),
  trim: sized((text) => text.trim()),
  trimStart: sized((text) => text.trimStart()),
  trimEnd: sized((text) => text.trimEnd()),
  toString: itself,
  valueOf: itself,
});

function itself(_run: Run, text: string): string {
  return text;
}

function withIntegers(method: (text: string, first?: number, second?: number) => unknown): TextMethod {
  return (run, text, [first, second]) => method(text, optionalInteger(run, first), optionalInteger(run, second));
}

function withSearch(method: (text: string, wanted: string, position?: number) => unknown): TextMethod {
  return (run, text, [wanted, position]) => {
    const wantedText = toText(run, wanted);
    checkSearch(run, text, wantedText);
    return method(text, wantedText, optionalInteger(run, position));
  };
}

/**
 * Wraps a method whose result is at most three times as long (the capital form of letters such as ΐ has three
 * characters).
 */
function sized(method: (text: string) => string): TextMethod {
  return (run, text) => {
    run.textLength(text.length);
    const result = method(text);
    run.textLimit(result.length);
    return result;
  };
}

function padding(run: Run, text: string, [length, filler]: readonly unknown[]): [number, string] {
  const wanted = toInteger(run, length);
  if (wanted > text.length) run.textLength(wanted);
  return [wanted, filler === undefined ? ' ' : toText(run, filler)];
}

function split(run: Run, text: string, [separator, limit]: readonly unknown[]): unknown[] {
  const most = limit === undefined ? Infinity : toInteger(run, limit) >>> 0;
  if (separator === undefined) return run.made(most > 0 ? [text] : [], []);
  const separatorText = toText(run, separator);
  checkSearch(run, text, separatorText);
  run.textWork(text.length);
  const parts = text.split(separatorText, Math.min(most, limits.array + 1));
  run.arrayLength(parts.length);
  return run.made(parts, parts);
}

function optionalInteger(run: Run, value: unknown): number | undefined {
  return value === undefined ? undefined : toInteger(run, value);
}

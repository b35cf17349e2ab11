import { limits } from '../limits.ts';
import { builtinValue } from '../run/builtin.ts';
import { toText } from '../run/coerce.ts';
import type { Run } from '../run/run.ts';
import { aggregates } from './aggregates.ts';
import { json } from './json.ts';
import { math } from './math.ts';
import { numbers } from './numbers.ts';
import { arrays, objects } from './structures.ts';

/** The names available to every expression, unless its scope overrides them. */
export const globals: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['undefined', undefined],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['Math', math],
  ...Object.entries(numbers),
  ['String', builtinValue({ call: (run, list) => (list.length > 0 ? toText(run, list[0]) : '') })],
  ['Boolean', builtinValue({ call: (_run, [value]) => Boolean(value) })],
  ['encodeURIComponent', builtinValue({ call: (run, [value]) => encode(run, toText(run, value)) })],
  ['Array', arrays],
  ['Object', objects],
  ['JSON', json],
  ...Object.entries(aggregates),
]);

function encode(run: Run, text: string): string {
  run.textLength(text.length);
  if (text.length * 9 > limits.text) run.textLength(text.length * 9);
  return encodeURIComponent(text);
}

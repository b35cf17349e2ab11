import { numberFromText } from '../../../src/engine/written/index.ts';
import { isJsonObject, type JsonScalar, type JsonValue } from '../../../src/schema/json/index.ts';

const bar = '|';

/**
 * Formats options as text, one per line: `value|label`, or one text for both. Undefined if this is not possible because
 * an option has more keys, or contains a line break or a bar.
 */
export function optionLines(options: JsonValue): string | undefined {
  if (!Array.isArray(options)) return undefined;
  const lines = options.map(lineOf);
  return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined;
}

function lineOf(option: JsonValue): string | undefined {
  const { value, label, ...more } = isJsonObject(option) ? option : { value: option, label: undefined };
  if (Object.keys(more).length > 0 || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  if (label === undefined) return isJsonObject(option) ? undefined : partOf(String(value));
  const [left, right] = [partOf(String(value)), typeof label === 'string' ? partOf(label) : undefined];
  return left === undefined || right === undefined ? undefined : `${left}${bar}${right}`;
}

function partOf(text: string): string | undefined {
  return text !== '' && text === text.trim() && !/[|\r\n]/.test(text) ? text : undefined;
}

type ReadOptions = { options: JsonValue[] } | { twice: string } | { notNumeric: string };

/**
 * Parses lines into options, or returns the duplicate value, or the value that is not numeric although the field
 * requires it.
 */
export function readOptionLines(text: string, isNumeric: boolean): ReadOptions {
  const options: JsonValue[] = [];
  const values = new Set<JsonScalar>();
  for (const line of text.split(/\r\n|\r|\n/).map((each) => each.trim())) {
    if (line === '') continue;
    const at = line.indexOf(bar);
    const said = (at < 0 ? line : line.slice(0, at)).trim();
    const label = at < 0 ? '' : line.slice(at + 1).trim();
    const value = isNumeric ? numberFromText(said) : said;
    if (value === undefined || said === '') return { notNumeric: said };
    if (values.has(value)) return { twice: said };
    values.add(value);
    options.push(label === '' ? value : { value, label });
  }
  return { options };
}

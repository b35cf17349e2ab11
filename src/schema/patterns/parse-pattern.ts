/** Inclusive ranges of UTF-16 code units. */
export type Characters = readonly (readonly [from: number, to: number])[];

/** A part of a pattern; assertions and back references are `empty`. */
export type Part =
  | { kind: 'empty' }
  | { kind: 'characters'; of: Characters }
  | { kind: 'sequence' | 'choice'; parts: Part[] }
  | { kind: 'repeat'; part: Part; least: number; most: number };

const last = 0xffff;
const everything: Characters = [[0, last]];
const digits: Characters = [[48, 57]];
const wordly: Characters = [...digits, [65, 90], [95, 95], [97, 122]];
const blanks: Characters = [[9, 13], [32, 32], [160, 160], [0x2000, 0x200a], [0x2028, 0x2029], [0x3000, 0x3000]]; // prettier-ignore
const classes: Readonly<Record<string, Characters>> = {
  d: digits,
  w: wordly,
  s: blanks,
  D: complement(digits),
  W: complement(wordly),
  S: complement(blanks),
};
const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };

/** Parses a valid JavaScript pattern without flags; lookarounds are returned as separate patterns. */
export function parsePattern(text: string): Part[] {
  const asides: Part[] = [];
  let at = 0;
  const next = () => text[at] ?? '';

  const choice = (): Part => {
    const parts = [sequence()];
    while (next() === '|') {
      at += 1;
      parts.push(sequence());
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts };
  };
  const sequence = (): Part => {
    const parts: Part[] = [];
    while (at < text.length && next() !== '|' && next() !== ')') parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  };
  const repeated = (part: Part): Part => {
    const [whole, sign, least = '', comma, most] = /^(?:([*+?])|\{(\d+)(,)?(\d+)?\})\??/.exec(text.slice(at)) ?? [];
    if (whole === undefined) return part;
    at += whole.length;
    if (sign !== undefined)
      return { kind: 'repeat', part, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity };
    return { kind: 'repeat', part, least: Number(least), most: comma ? Number(most ?? Infinity) : Number(least) };
  };
  const atom = (): Part => {
    const sign = next();
    at += 1;
    if (sign === '^' || sign === '$') return { kind: 'empty' };
    if (sign === '.') return { kind: 'characters', of: complement([[10, 10], [13, 13]]) }; // prettier-ignore
    if (sign === '[') return { kind: 'characters', of: set() };
    if (sign === '(') return group();
    if (sign !== '\\') return one(sign.charCodeAt(0));
    if (/[bB1-9k]/.test(next())) {
      at += /^(?:k<[^>]*>|[1-9]\d*|.)/.exec(text.slice(at))?.[0].length ?? 1;
      return { kind: 'empty' };
    }
    return { kind: 'characters', of: escaped() };
  };
  const group = (): Part => {
    const [opening = ''] = /^\?(?:[:=!]|<[=!]|<[^>]*>)/.exec(text.slice(at)) ?? [];
    at += opening.length;
    const part = choice();
    at += 1;
    if (!/^\?<?[=!]$/.test(opening)) return part;
    asides.push(part);
    return { kind: 'empty' };
  };
  const escaped = (): Characters => {
    const letter = next();
    at += 1;
    const known = classes[letter];
    if (known) return known;
    const hex = letter === 'u' ? /^[\da-fA-F]{4}/ : letter === 'x' ? /^[\da-fA-F]{2}/ : undefined;
    const [number] = hex?.exec(text.slice(at)) ?? [];
    if (number !== undefined) {
      at += number.length;
      return point(parseInt(number, 16));
    }
    return point(controls[letter] ?? letter.charCodeAt(0));
  };
  const set = (): Characters => {
    const isNegated = next() === '^';
    if (isNegated) at += 1;
    const members: (readonly [number, number])[] = [];
    while (at < text.length && next() !== ']') {
      const from = member();
      const isRange = next() === '-' && text[at + 1] !== ']' && from.length === 1;
      if (!isRange) {
        members.push(...from);
        continue;
      }
      at += 1;
      members.push([from[0]?.[0] ?? 0, member().at(-1)?.[1] ?? last]);
    }
    at += 1;
    return isNegated ? complement(members) : members;
  };
  const member = (): Characters => {
    const sign = next();
    at += 1;
    if (sign !== '\\') return point(sign.charCodeAt(0));
    if (next() !== 'b') return escaped();
    at += 1;
    return point(8);
  };

  const whole = choice();
  return [whole, ...asides];
}

function one(code: number): Part {
  return { kind: 'characters', of: point(code) };
}

function point(code: number): Characters {
  return [[code, code]];
}

function complement(ranges: Characters): Characters {
  const rest: (readonly [number, number])[] = [];
  let from = 0;
  for (const [start, end] of ranges.toSorted((left, right) => left[0] - right[0])) {
    if (start > from) rest.push([from, start - 1]);
    from = Math.max(from, end + 1);
  }
  if (from <= last) rest.push([from, last]);
  return ranges.length === 0 ? everything : rest;
}

/** The characters of JavaScript's `\s`, including those beyond ASCII. */
const spaces = String.raw`\s\x{b}\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`;

const escapes: Readonly<Record<string, string>> = {
  s: `[${spaces}]`,
  S: `[^${spaces}]`,
  '/': '/',
  '-': String.raw`\-`,
};

const shared = /[dDwWbBtnrfv]/;

/**
 * Translates a JavaScript pattern to RE2.
 * @returns undefined for features that RE2 lacks: look-around, back references, rare escapes.
 */
export function translatePattern(pattern: string): string | undefined {
  let result = '';
  for (let index = 0; index < pattern.length;) {
    const part = partAt(pattern, index);
    const translated = translatePart(part);
    if (translated === undefined) return undefined;
    result += translated;
    index += part.length;
  }
  return result;
}

function partAt(pattern: string, index: number): string {
  const parts =
    /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[^])|\[\^?(?:\\[^]|[^\]\\])*\]|\(\?(?:<?[=!]|:|<[A-Za-z_]\w*>|)|[^]/y;
  parts.lastIndex = index;
  return parts.exec(pattern)?.[0] ?? '';
}

function translatePart(part: string): string | undefined {
  if (part === '.') return String.raw`[^\n\r\x{2028}\x{2029}]`;
  if (part.startsWith('(?')) return translateGroup(part);
  if (part.startsWith('[') && part.length > 1) return translateClass(part);
  if (part === '[' || part === '\\') return undefined;
  return part.startsWith('\\') ? translateEscape(part) : part;
}

function translateGroup(part: string): string | undefined {
  if (part === '(?:') return part;
  return part.endsWith('>') ? '(' : undefined;
}

function translateEscape(part: string): string | undefined {
  const letter = part.slice(1, 2);
  if (part.length > 2) return codePoint(part);
  if (Object.hasOwn(escapes, letter)) return escapes[letter];
  if (shared.test(letter)) return part;
  return /[A-Za-z0-9]/.test(letter) ? undefined : `\\${letter}`;
}

function codePoint(part: string): string | undefined {
  const code = parseInt(part.slice(2), 16);
  return code >= 0xd800 && code <= 0xdfff ? undefined : `\\x{${code.toString(16)}}`;
}

function translateClass(part: string): string | undefined {
  if (/^\[\^?\]$/.test(part)) return undefined;
  const everything = /^\[(\\s\\S|\\S\\s|\\d\\D|\\D\\d|\\w\\W|\\W\\w)\]$/.test(part);
  if (everything) return part;
  const [open = '['] = /^\[\^?/.exec(part) ?? [];
  let result = open;
  for (const [item] of part.slice(open.length, -1).matchAll(/\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[^])|[^]/g)) {
    const translated = translateItem(item);
    if (translated === undefined) return undefined;
    result += translated;
  }
  return `${result}]`;
}

function translateItem(item: string): string | undefined {
  if (item === '[' || item === '^') return `\\${item}`;
  if (item === '\\s') return spaces;
  if (item === '\\S' || item === '\\B') return undefined;
  if (item === '\\b') return String.raw`\x{8}`;
  return item.startsWith('\\') ? translateEscape(item) : item;
}

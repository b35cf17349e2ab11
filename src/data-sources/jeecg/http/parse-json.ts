/**
 * Matches a number with so many digits, or with an exponent, that a double might not represent it. Texts may also
 * match, which only costs time.
 */
const longNumber = /(?:^|[:,[\s])-?(?:[\d.]{16}|[\d.]+e)/i;

/**
 * Parses a JSON text without losing digits: a number that a double cannot represent exactly (a 19-digit id) becomes its
 * text. The parser for such numbers is loaded when one is found; other texts are parsed by the browser. Rejects with a
 * SyntaxError if the text is not JSON.
 */
export async function parseJson(text: string): Promise<unknown> {
  if (!longNumber.test(text)) return JSON.parse(text);
  const { parseExact } = await import('./parse-exact.ts');
  return parseExact(text);
}

/** A number of so many digits, or with an exponent, that a double might not hold it. Texts may match too: that costs time only. */
const longNumber = /(?:^|[:,[\s])-?(?:[\d.]{16}|[\d.]+e)/i;

/**
 * Parses a JSON text without losing digits: a number that a double cannot hold exactly (a 19-digit id) becomes its text.
 * What reads such numbers is loaded when one is met; texts without any are parsed by the browser.
 * Rejects with a SyntaxError where the text is no JSON.
 */
export async function parseJson(text: string): Promise<unknown> {
  if (!longNumber.test(text)) return JSON.parse(text);
  const { parseExact } = await import('./parse-exact.ts');
  return parseExact(text);
}

/** True for `{…}`, false for arrays, scalars and null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

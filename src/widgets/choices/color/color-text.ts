/** The colour as `#rrggbb` or `#rrggbbaa` in small letters; undefined for text that is none of the hexadecimal forms. */
export function colorText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(value.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length < 5 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/** Normalizes a colour to `#rrggbb` or `#rrggbbaa` in lower case; undefined for text in no hexadecimal form. */
export function colorText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(value.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length < 5 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

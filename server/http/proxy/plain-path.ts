/**
 * Returns the path of a call with one spelling: escapes of characters that need none are taken back (RFC 3986, 6.2.2.2),
 * and slashes are not repeated. Servers take such spellings for the same path, so that rules for calls must see only one.
 * A comma is not escaped either, as a JeecgBoot looks for it where it checks signatures.
 */
export function plainPath(path: string): string {
  return path
    .replaceAll(/%[0-9a-f]{2}/gi, (escape) => {
      const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
      return /[\w.~,-]/.test(character) ? character : escape;
    })
    .replaceAll(/\/{2,}/g, '/');
}

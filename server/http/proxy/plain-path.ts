/**
 * Returns the path of a call in one canonical spelling: unnecessary escapes are decoded (RFC 3986, 6.2.2.2), and
 * slashes are not repeated. Servers treat such spellings as the same path, so rules for calls must see only one. Commas
 * are not escaped either, because a JeecgBoot looks for them when it checks signatures.
 */
export function plainPath(path: string): string {
  return path
    .replaceAll(/%[0-9a-f]{2}/gi, (escape) => {
      const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
      return /[\w.~,-]/.test(character) ? character : escape;
    })
    .replaceAll(/\/{2,}/g, '/');
}

/**
 * Returns the absolute path of an entry as Vue's router resolves it: one without a leading slash, such as the MD5 of a
 * frame's address, is relative to its parent entry. An external address becomes a path of its letters and digits. '' is
 * unchanged.
 */
export function menuPath(path: string, above: string): string {
  if (path === '' || path.startsWith('/')) return path;
  const name = /^(?:[a-z][a-z\d+.-]*:|\{\{)/i.test(path) ? path.replaceAll(/[^\p{L}\d]+/gu, '-') : path;
  return `${above.startsWith('/') ? above.replace(/\/+$/, '') : ''}/${name}`;
}

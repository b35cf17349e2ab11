/**
 * The absolute path of an entry as Vue's router reads it: one without a leading slash, such as the MD5 that stands for the
 * address of a frame, lies below the entry above. An address outside gets the path of its letters. '' stays ''.
 */
export function menuPath(path: string, above: string): string {
  if (path === '' || path.startsWith('/')) return path;
  const name = /^(?:[a-z][a-z\d+.-]*:|\{\{)/i.test(path) ? path.replaceAll(/[^\p{L}\d]+/gu, '-') : path;
  return `${above.startsWith('/') ? above.replace(/\/+$/, '') : ''}/${name}`;
}

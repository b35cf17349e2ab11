/**
 * Returns the text if it is a path of our own that is safe to redirect to; '' for anything else, such as `//host` and
 * `/\host`, which lead to other hosts.
 */
export function ownPath(text: string | undefined): string {
  const isOwn = text !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(text) && text.length <= 2_000;
  return isOwn ? text : '';
}

/** A path of our own that somebody may be sent to; '' for all else, such as `//host` and `/\host`, which leave us. */
export function ownPath(text: string | undefined): string {
  const isOwn = text !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(text) && text.length <= 2_000;
  return isOwn ? text : '';
}

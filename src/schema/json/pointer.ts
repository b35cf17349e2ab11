import { say } from '../../locale/index.ts';

/** The path from the root of a document to a value: object keys are strings, array indexes are numbers. */
export type Path = readonly (string | number)[];

/** Converts a path to its JSON pointer (RFC 6901): `['columns', 0, 'a/b']` → `/columns/0/a~1b`; the root is `''`. */
export function toPointer(path: Path): string {
  return path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/**
 * Converts a JSON pointer to its path; the inverse of `toPointer`. Integer segments become numbers: no document has
 * integer-like keys, so they can only be indexes.
 * @throws SyntaxError if the text is not a JSON pointer.
 */
export function fromPointer(pointer: string): (string | number)[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer))
    throw new SyntaxError(say('“{pointer}”不是 JSON 指针。', { pointer }));
  return pointer.slice(1).split('/').map(toSegment);
}

function toSegment(escaped: string): string | number {
  const text = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
  return isIntegerText(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
}

/** True for `0`, `12`; false for `01`, `-1`, `1.5`: the keys that JavaScript moves to the front of an object. */
export function isIntegerText(text: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(text);
}

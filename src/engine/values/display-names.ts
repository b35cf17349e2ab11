import { valueAt } from './data-path.ts';

/**
 * The keys that the server adds for the display of a value: `<field>_dictText` for its name, and `<field>_dictMark` for
 * a text that distinguishes it from others with the same name.
 */
const suffix = /_dict(?:Text|Mark)$/;

/** Returns the key of a value's name in a record. */
export function textKey(field: string): string {
  return `${field}_dictText`;
}

/** Returns the key of the text that distinguishes a value from others with the same name. */
export function markKey(field: string): string {
  return `${field}_dictMark`;
}

/** True for the key of a name or a mark, not of a value. */
export function isNameKey(key: string): boolean {
  return suffix.test(key);
}

/** Returns the field for the key of its value, name or mark. */
export function fieldOfKey(key: string): string {
  return key.replace(suffix, '');
}

/** Returns the name of the value at a data path, with its mark: `六角螺栓 · M-002`; undefined if there is no name. */
export function givenName(record: unknown, path: string): string | undefined {
  const [text, mark] = [valueAt(record, textKey(path)), valueAt(record, markKey(path))];
  if (typeof text !== 'string') return undefined;
  return markedName(text, typeof mark === 'string' ? mark : '');
}

/** Returns a name with its mark, if it has one; both are comma-separated lists if the field has several values. */
export function markedName(text: string, mark = ''): string {
  if (mark === '') return text;
  const [texts, marks] = [text.split(','), mark.split(',')];
  if (texts.length !== marks.length) return marks.length === 1 ? `${text} · ${mark}` : text;
  return texts.map((one, index) => (marks[index] ? `${one} · ${marks[index]}` : one)).join(',');
}

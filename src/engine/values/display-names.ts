import { valueAt } from './data-path.ts';

/**
 * What the server puts beside a value for people: its name under `<field>_dictText`, and under `<field>_dictMark` what tells
 * it from others of that name.
 */
const suffix = /_dict(?:Text|Mark)$/;

/** Where the name of a value stands in a record. */
export function textKey(field: string): string {
  return `${field}_dictText`;
}

/** Where stands what tells the value from others of the same name. */
export function markKey(field: string): string {
  return `${field}_dictMark`;
}

/** Whether a name or a mark stands there, and no value. */
export function isNameKey(key: string): boolean {
  return suffix.test(key);
}

/** The field whose value, name or mark stands there. */
export function fieldOfKey(key: string): string {
  return key.replace(suffix, '');
}

/**
 * The name of the value at a data path, with what tells it from others of that name: `六角螺栓 · M-002`; undefined where no
 * name is given.
 */
export function givenName(record: unknown, path: string): string | undefined {
  const [text, mark] = [valueAt(record, textKey(path)), valueAt(record, markKey(path))];
  if (typeof text !== 'string') return undefined;
  return markedName(text, typeof mark === 'string' ? mark : '');
}

/** A name with its mark, if it has one; both are comma lists where the value holds several. */
export function markedName(text: string, mark = ''): string {
  if (mark === '') return text;
  const [texts, marks] = [text.split(','), mark.split(',')];
  if (texts.length !== marks.length) return marks.length === 1 ? `${text} · ${mark}` : text;
  return texts.map((one, index) => (marks[index] ? `${one} · ${marks[index]}` : one)).join(',');
}

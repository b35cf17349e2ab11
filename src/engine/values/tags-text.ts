/** Characters of one tag. */
const length = 2;

/**
 * The text with `;` after every two characters, whatever separators it had: `ABCDE` → `AB;CD;E`. With `before`, what
 * stood there until now: taking back a `;` takes back the character before it too, so that one can delete.
 */
export function separated(typed: string, before = ''): string {
  const isTakenBack = before.length > 0 && before.endsWith(';') && typed === before.slice(0, -1);
  const characters = [...typed.replaceAll(/[;；]/g, '')];
  if (isTakenBack) characters.pop();
  return characters.map((one, index) => ((index + 1) % length === 0 ? `${one};` : one)).join('');
}

/** The single tags of a text. */
export function tagsOf(text: unknown): string[] {
  return typeof text === 'string' ? text.split(/[;；]/).filter((tag) => tag !== '') : [];
}

const length = 2;

/**
 * Returns the text with `;` after every two characters, regardless of its separators: `ABCDE` → `AB;CD;E`. `before` is
 * the former text: deleting a `;` also deletes the character before it, because the `;` would otherwise be added again.
 */
export function separated(typed: string, before = ''): string {
  const isTakenBack = before.length > 0 && before.endsWith(';') && typed === before.slice(0, -1);
  const characters = [...typed.replaceAll(/[;；]/g, '')];
  if (isTakenBack) characters.pop();
  return characters.map((one, index) => ((index + 1) % length === 0 ? `${one};` : one)).join('');
}

/** Returns the tags of a text. */
export function tagsOf(text: unknown): string[] {
  return typeof text === 'string' ? text.split(/[;；]/).filter((tag) => tag !== '') : [];
}

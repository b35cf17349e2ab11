/**
 * Returns the text between the braces if the whole string is `{{ … }}`, else undefined. Spaces are kept, so that a
 * position in the result is a position in the string less `text.indexOf('{{') + 2`.
 */
export function extractTemplate(text: string): string | undefined {
  const trimmed = text.trim();
  const wholly = trimmed.length >= 4 && trimmed.startsWith('{{') && trimmed.endsWith('}}');
  return wholly ? trimmed.slice(2, -2) : undefined;
}

/** True if a value of a document is an expression. */
export function isExpression(value: unknown): value is string {
  return typeof value === 'string' && extractTemplate(value) !== undefined;
}

/**
 * The text between the braces of a document string that is wholly `{{ … }}`, spaces kept, so that a position in it is
 * a position in the string less `text.indexOf('{{') + 2`; undefined for any other string.
 */
export function extractTemplate(text: string): string | undefined {
  const trimmed = text.trim();
  const wholly = trimmed.length >= 4 && trimmed.startsWith('{{') && trimmed.endsWith('}}');
  return wholly ? trimmed.slice(2, -2) : undefined;
}

/** Whether a value of a document is an expression. */
export function isExpression(value: unknown): value is string {
  return typeof value === 'string' && extractTemplate(value) !== undefined;
}

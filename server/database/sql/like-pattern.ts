/**
 * Returns a LIKE pattern for texts that contain this one (or begin or end with it). Wildcards in the text are escaped.
 */
export function likePattern(text: string, operator: 'contains' | 'startsWith' | 'endsWith' = 'contains'): string {
  const literal = text.replace(/[\\%_]/g, '\\$&');
  return `${operator === 'startsWith' ? '' : '%'}${literal}${operator === 'endsWith' ? '' : '%'}`;
}

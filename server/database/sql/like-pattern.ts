/** A LIKE pattern for texts that contain this one (or begin or end with it); the text means itself. */
export function likePattern(text: string, operator: 'contains' | 'startsWith' | 'endsWith' = 'contains'): string {
  const literal = text.replace(/[\\%_]/g, '\\$&');
  return `${operator === 'startsWith' ? '' : '%'}${literal}${operator === 'endsWith' ? '' : '%'}`;
}

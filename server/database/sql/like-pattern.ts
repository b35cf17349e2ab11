export function likePattern(text: string, operator: 'contains' | 'startsWith' | 'endsWith' = 'contains'): string {
  const literal = text.replace(/[\\%_]/g, '\\$&');
  return `${operator === 'startsWith' ? '' : '%'}${literal}${operator === 'endsWith' ? '' : '%'}`;
}

import type { ResolvedField, ResolvedTransition } from '../../../src/engine/model/index.ts';

export const reference = (
  model: string,
  copy: Record<string, string> = {},
  more: Partial<NonNullable<ResolvedField['reference']>> = {},
) => ({
  reference: { model, copy, onDelete: 'refuse' as const, where: {}, ...more },
});
export const decimal = (scale: number, more: Partial<ResolvedField> = {}): Partial<ResolvedField> => ({
  type: 'number',
  scale,
  ...more,
});

export function transition(
  name: string,
  title: string,
  from: string,
  to: string,
  more: Partial<ResolvedTransition> = {},
): ResolvedTransition {
  return { name, title, from: [from], to, permission: name, set: {}, ...more };
}

import { serverTimeText } from '../../engine/values/index.ts';
import { scopeAt, type ScopeFacts } from '../../schema/expressions/index.ts';

/**
 * Returns the scope of steps and dialogs: `names` of the calling place override those that every call has. The time is
 * that of the call, not of the render.
 */
export function callScope(names: Readonly<Record<string, unknown>>, facts: Omit<ScopeFacts, 'now'> = {}) {
  const now = serverTimeText();
  return { ...scopeAt('call', { ...facts, now }), ...names, $now: now, $today: now.slice(0, 10) };
}

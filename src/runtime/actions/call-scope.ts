import { serverTimeText } from '../../engine/values/index.ts';
import { scopeAt, type ScopeFacts } from '../../schema/expressions/index.ts';

/**
 * The scope of steps and dialogs: `names` of the place that they were called from over those that every call has. The
 * time is the present, not that at which the place was drawn.
 */
export function callScope(names: Readonly<Record<string, unknown>>, facts: Omit<ScopeFacts, 'now'> = {}) {
  const now = serverTimeText();
  return { ...scopeAt('call', { ...facts, now }), ...names, $now: now, $today: now.slice(0, 10) };
}

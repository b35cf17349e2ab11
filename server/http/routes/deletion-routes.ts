import { translated } from '../../../src/locale/index.ts';
import type { Text } from '../../locale/index.ts';
import { success } from './envelope.ts';
import { listOf, requiredText } from './read-text.ts';
import { Refusal } from './refusal.ts';
import { defineRoute, type Call, type Route } from './route.ts';

/**
 * Returns the routes `delete?id=` and `deleteBatch?ids=` for records whose deletion needs more than the engine's
 * (docs/jeecgboot.md, Standard calls).
 * @param messages the messages after `delete`, after `deleteBatch`, and if no id was given (without it `remove` is
 * called with none).
 */
export function deletionRoutes(
  resource: string,
  permission: string,
  remove: (call: Call, ids: string[]) => Promise<void>,
  messages: { one: Text; several: Text; none?: Text },
): Route[] {
  return [
    defineRoute({
      method: 'DELETE',
      path: `${resource}/delete`,
      permission,
      async handler(call) {
        await remove(call, [requiredText(call.query, 'id', 64)]);
        return success(null, { message: translated(messages.one) });
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: `${resource}/deleteBatch`,
      permission,
      async handler(call) {
        const ids = listOf(call.query['ids']);
        if (ids.length === 0 && messages.none !== undefined) throw new Refusal(translated(messages.none));
        await remove(call, ids);
        return success(null, { message: translated(messages.several) });
      },
    }),
  ];
}

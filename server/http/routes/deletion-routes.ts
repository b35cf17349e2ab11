import { success } from './envelope.ts';
import { listOf, requiredText } from './read-text.ts';
import { Refusal } from './refusal.ts';
import { type Call, defineRoute, type Route } from './route.ts';

/**
 * `delete?id=` and `deleteBatch?ids=` of an area that removes more than a record (jeecg-contract.md 1.8).
 * @param messages what the person is told: after `delete`, after `deleteBatch`, and where no id came (else `remove` gets
 * none).
 */
export function deletionRoutes(
  resource: string,
  permission: string,
  remove: (call: Call, ids: string[]) => Promise<void>,
  messages: { one: string; several: string; none?: string },
): Route[] {
  return [
    defineRoute({
      method: 'DELETE',
      path: `${resource}/delete`,
      permission,
      async handler(call) {
        await remove(call, [requiredText(call.query, 'id', 64)]);
        return success(null, { message: messages.one });
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: `${resource}/deleteBatch`,
      permission,
      async handler(call) {
        const ids = listOf(call.query['ids']);
        if (ids.length === 0 && messages.none !== undefined) throw new Refusal(messages.none);
        await remove(call, ids);
        return success(null, { message: messages.several });
      },
    }),
  ];
}

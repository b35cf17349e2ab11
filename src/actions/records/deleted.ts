import { say } from '../../locale/index.ts';
import type { ActionContext, ActionResult } from '../../runtime/registry/index.ts';

/**
 * Returns the result of a deletion: `text`, or, if the model has a recycle bin and the list deletes by the model's own
 * address, the number of records and a way to undo it.
 */
export function deleted(
  { model, endpoints }: NonNullable<ActionContext['list']>,
  address: 'delete' | 'deleteBatch',
  ids: string[],
  text: string,
): ActionResult {
  if (!isKept({ model, endpoints }, address)) return { notify: { kind: 'success', text }, removed: ids };
  const call = { method: 'PUT' as const, path: `${model.resource}/putRecycleBin`, body: { ids: ids.join(',') } };
  return {
    undo: {
      text: say('已删除 {idsCount} 条', { idsCount: ids.length }),
      undone: say('已恢复 {idsCount} 条', { idsCount: ids.length }),
      call,
    },
    removed: ids,
  };
}

/**
 * True if deleted records can be restored: the model has a recycle bin, and the list deletes by the model's own
 * address.
 */
export function isKept(
  { model, endpoints }: Pick<NonNullable<ActionContext['list']>, 'model' | 'endpoints'>,
  address: 'delete' | 'deleteBatch',
): boolean {
  return model.recycleBin === true && endpoints[address] === `${model.resource}/${address}`;
}

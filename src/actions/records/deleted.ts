import type { ActionContext, ActionResult } from '../../runtime/actions/index.ts';
import { say } from '../../schema/locale/index.ts';

/**
 * The answer to deleting: `text`, or, where the model keeps what is deleted and the list deletes by the model's own
 * address, how many there were, with the way to undo it.
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

/** Whether what is deleted can be had back: the model keeps it, and the list deletes by the model's own address. */
export function isKept(
  { model, endpoints }: Pick<NonNullable<ActionContext['list']>, 'model' | 'endpoints'>,
  address: 'delete' | 'deleteBatch',
): boolean {
  return model.recycleBin === true && endpoints[address] === `${model.resource}/${address}`;
}

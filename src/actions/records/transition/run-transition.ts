import type { ResolvedTransition } from '../../../engine/model/index.ts';
import { say } from '../../../locale/index.ts';
import type { ActionContext, ActionResult } from '../../../runtime/registry/index.ts';
import { listOf, recordOf } from '../../arguments.ts';

/** Carries out the transition on the row, or, with `isForMany`, on all selected records. */
export async function runTransition(
  { name, title }: ResolvedTransition,
  context: ActionContext,
  isForMany: boolean,
): Promise<ActionResult> {
  if (isForMany) return carryOutForAll(context, name, title);
  const record = recordOf(context);
  const version = typeof record['version'] === 'number' ? { version: record['version'] } : {};
  const call = { id: String(record['id']), name, ...version };
  const saved = await context.ports.records.transition(listOf(context).model.resource, call);
  return {
    notify: { kind: 'success', text: say('已{title}', { title }) },
    refresh: true,
    value: saved,
    record: saved,
  };
}

async function carryOutForAll(
  { ports, selection, whole, list }: ActionContext,
  name: string,
  title: string,
): Promise<ActionResult> {
  const choice = whole ?? { ids: selection.map((record) => String(record['id'])) };
  const done = await ports.records.transitionBatch(list?.model.resource ?? '', name, choice);
  return {
    notify: { kind: 'success', text: say('已{title}，共 {done} 条', { title, done: done.toLocaleString('zh-CN') }) },
    refresh: true,
    clearSelection: true,
  };
}

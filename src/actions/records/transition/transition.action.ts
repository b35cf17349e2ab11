import type { ResolvedTransition } from '../../../engine/model/index.ts';
import type { ActionContext, ActionResult } from '../../../runtime/actions/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { defineAction } from '../../../runtime/registry/index.ts';
import { listOf, recordLabel, recordOf, textArgument } from '../../arguments.ts';
import props from './transition.props.schema.json';

/** Carries out a transition of the model on the row, or on all records that are selected. */
export const transitionAction = defineAction({
  name: 'transition',
  title: '状态变更',
  props,
  async run(args, context) {
    const { model } = listOf(context);
    const name = textArgument(args, 'transition');
    const transition = model.states?.transitions.find((candidate) => candidate.name === name);
    if (!transition) throw new PortError('invalid', `“${model.title}”没有名为“${name}”的状态变更，请联系配置人员。`);
    if (!context.record && (context.whole || context.selection.length > 1)) {
      return carryOutForAll(context, transition, args['confirm'] !== false);
    }
    const record = recordOf(context);
    const title = `确定${transition.title}${recordLabel(record, model)}吗？`;
    if (args['confirm'] !== false && !(await context.confirm({ title }))) return { stop: true };
    const version = typeof record['version'] === 'number' ? { version: record['version'] } : {};
    const saved = await context.ports.records.transition(model.resource, {
      id: String(record['id']),
      name,
      ...version,
    });
    return { notify: { kind: 'success', text: `${transition.title}成功！` }, refresh: true, value: saved };
  },
});

async function carryOutForAll(
  { ports, confirm, selection, whole, list }: ActionContext,
  { name, title }: ResolvedTransition,
  asks: boolean,
): Promise<ActionResult> {
  const count = (whole?.expected ?? selection.length).toLocaleString('zh-CN');
  if (asks && !(await confirm({ title: `确定${title}这 ${count} 条记录吗？` }))) return { stop: true };
  const choice = whole ?? { ids: selection.map((record) => String(record['id'])) };
  const done = await ports.records.transitionBatch(list?.model.resource ?? '', name, choice);
  return {
    notify: { kind: 'success', text: `${title}成功！共 ${done.toLocaleString('zh-CN')} 条` },
    refresh: true,
    clearSelection: true,
  };
}

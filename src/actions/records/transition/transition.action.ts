import type { ResolvedTransition } from '../../../engine/model/index.ts';
import type { ActionContext, ActionResult } from '../../../runtime/actions/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { defineAction } from '../../../runtime/registry/index.ts';
import { say } from '../../../schema/locale/index.ts';
import { listOf, recordLabel, recordOf, textArgument } from '../../arguments.ts';
import props from './transition.props.schema.json';

/** Carries out a transition of the model on the row, or on all records that are selected. */
export const transitionAction = defineAction({
  name: 'transition',
  title: '状态变更',
  props,
  writes: true,
  calls: ({ transition }, { list }) => list?.model.states?.transitions.find(({ name }) => name === transition)?.title,
  question(args, context) {
    const { title } = transitionOf(args, context);
    if (args['confirm'] === false) return undefined;
    if (!isForMany(context))
      return {
        title: say('确定{title}{recordLabel}吗？', {
          title,
          recordLabel: recordLabel(recordOf(context), listOf(context).model),
        }),
      };
    const count = (context.whole?.expected ?? context.selection.length).toLocaleString('zh-CN');
    return { title: say('确定{title}这 {count} 条记录吗？', { title, count }) };
  },
  async run(args, context) {
    const { model } = listOf(context);
    const { name, title } = transitionOf(args, context);
    if (isForMany(context)) return carryOutForAll(context, name, title);
    const record = recordOf(context);
    const version = typeof record['version'] === 'number' ? { version: record['version'] } : {};
    const call = { id: String(record['id']), name, ...version };
    const saved = await context.ports.records.transition(model.resource, call);
    return {
      notify: { kind: 'success', text: say('已{title}', { title }) },
      refresh: true,
      value: saved,
      record: saved,
    };
  },
});

function transitionOf(args: Record<string, unknown>, context: ActionContext): ResolvedTransition {
  const { model } = listOf(context);
  const name = textArgument(args, 'transition');
  const transition = model.states?.transitions.find((candidate) => candidate.name === name);
  if (transition) return transition;
  throw new PortError(
    'invalid',
    say('“{title}”没有名为“{name}”的状态变更，请联系配置人员。', { title: model.title, name }),
  );
}

function isForMany({ record, whole, selection }: ActionContext): boolean {
  return !record && (whole !== undefined || selection.length > 1);
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

import type { ResolvedTransition } from '../../../engine/model/index.ts';
import { say } from '../../../locale/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { defineAction, type ActionContext, type StepArguments } from '../../../runtime/registry/index.ts';
import { listOf, recordLabel, recordOf, textArgument } from '../../arguments.ts';
import props from './transition.props.schema.json';

/** Carries out a transition of the model on the row, or on all selected records. */
export const transitionAction = defineAction({
  name: 'transition',
  title: '状态变更',
  props,
  writes: true,
  calls: ({ transition }, { list }) => list?.model.states?.transitions.find(({ name }) => name === transition)?.title,
  question(args, context) {
    const { title } = transitionOf(args, context);
    if (args.confirm === false) return undefined;
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
  run: async (args, context) =>
    (await import('./run-transition.ts')).runTransition(transitionOf(args, context), context, isForMany(context)),
});

function transitionOf(args: StepArguments<'transition'>, context: ActionContext): ResolvedTransition {
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

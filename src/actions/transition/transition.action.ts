import { PortError } from '../../runtime/data/ports.ts';
import { defineAction } from '../../runtime/registry/definitions.ts';
import { listOf, recordLabel, recordOf, textArgument } from '../arguments.ts';
import props from './transition.props.schema.json';

/** Carries out a transition of the model on the row. */
export const transitionAction = defineAction({
  name: 'transition',
  title: '状态变更',
  props,
  async run(args, context) {
    const [record, { model }] = [recordOf(context), listOf(context)];
    const name = textArgument(args, 'transition');
    const transition = model.states?.transitions.find((candidate) => candidate.name === name);
    if (!transition) throw new PortError('invalid', `“${model.title}”没有名为“${name}”的状态变更，请联系配置人员。`);
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

import { say } from '../../../locale/index.ts';
import { fillPath, PortError, textParams } from '../../../runtime/ports/index.ts';
import { defineAction } from '../../../runtime/registry/index.ts';
import { objectArgument, textArgument } from '../../arguments.ts';
import props from './request.props.schema.json';

export const requestAction = defineAction({
  name: 'request',
  title: '请求',
  props,
  writes: true,
  calls: ({ request }, context) => (typeof request === 'string' ? context.request(request)?.title : undefined),
  async run(args, context) {
    const id = textArgument(args, 'request');
    const template = context.request(id);
    if (!template) throw new PortError('invalid', say('没有名为“{id}”的请求文档，请联系配置人员。', { id }));
    const $args = objectArgument(args, 'args') ?? {};
    const params = context.evaluate(template.params, { $args });
    const { result, message } = await context.ports.requests.call({
      method: template.method,
      path: fillPath(template.path, $args),
      ...(template.signed && { signed: true }),
      ...(template.params && { params: textParams(params) }),
      ...(template.body && { body: context.evaluate(template.body, { $args }) }),
    });
    const text = template.success ?? message;
    const told = args.quiet !== true && text !== '';
    return { value: result, ...(told && { notify: { kind: 'success', text } }) };
  },
});

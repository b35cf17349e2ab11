import { defineAction } from '../../../runtime/registry/index.ts';
import props from './confirm.props.schema.json';

export const confirmAction = defineAction({
  name: 'confirm',
  title: '确认',
  props,
  asks: true,
  async run(args, { confirm }) {
    const text = typeof args.text === 'string' ? { text: args.text } : {};
    const agreed = await confirm({ title: String(args.confirm), ...text, danger: args.danger === true });
    return { stop: !agreed };
  },
});

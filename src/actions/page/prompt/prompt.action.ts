import { defineAction } from '../../../runtime/registry/index.ts';
import { answered } from '../../arguments.ts';
import { promptDialog } from './prompt-dialog.ts';
import props from './prompt.props.schema.json';

export const promptAction = defineAction({
  name: 'prompt',
  title: '询问',
  props,
  asks: true,
  async run(args, { fill }) {
    const { value } = args;
    const values = { text: typeof value === 'string' || typeof value === 'number' ? String(value) : '' };
    const filled = await fill({ kind: 'document', document: 'step/prompt', body: promptDialog(args), values });
    return filled ? { value: filled['text'] ?? '' } : answered(undefined);
  },
});

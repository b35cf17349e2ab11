import { defineAction } from '../../../runtime/registry/index.ts';
import { listOf, recordOf } from '../../arguments.ts';
import { copyOf } from './copy-of.ts';
import props from './copy.props.schema.json';

export const copyAction = defineAction({
  name: 'copy',
  title: '复制',
  props,
  async run(_, context) {
    const { model } = listOf(context);
    const record = await context.ports.records.get(model.resource, String(recordOf(context)['id']));
    return { openDialog: { kind: 'editor', mode: 'create', values: copyOf(record, model) } };
  },
});

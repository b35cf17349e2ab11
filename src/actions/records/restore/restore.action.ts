import { say } from '../../../locale/index.ts';
import { defineAction } from '../../../runtime/registry/index.ts';
import { recordsOf } from '../../arguments.ts';
import { binOf } from '../../list/recycle-bin/bin-of.ts';
import props from './restore.props.schema.json';

/** Restores deleted records. */
export const restoreAction = defineAction({
  name: 'restore',
  title: '还原',
  props,
  writes: true,
  async run(_, context) {
    const { resource } = binOf(context);
    const removed = recordsOf(context).map((record) => String(record['id']));
    const body = { ids: removed.join(',') };
    await context.ports.requests.call({ method: 'PUT', path: `${resource}/putRecycleBin`, body });
    return { notify: { kind: 'success', text: say('还原成功') }, removed };
  },
});

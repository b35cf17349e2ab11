import { say } from '../../../locale/index.ts';
import { defineAction } from '../../../runtime/registry/index.ts';
import { recordLabel, recordsOf } from '../../arguments.ts';
import { binOf } from '../../list/recycle-bin/bin-of.ts';
import props from './erase.props.schema.json';

/** Deletes records of the recycle bin permanently, after a confirmation. */
export const eraseAction = defineAction({
  name: 'erase',
  title: '彻底删除',
  props,
  writes: true,
  async run(_, context) {
    const [model, records] = [binOf(context), recordsOf(context)];
    const [first = {}] = records;
    const what =
      records.length === 1
        ? recordLabel(first, model)
        : say('选中的 {recordsCount} 条记录', { recordsCount: records.length });
    const text = say('彻底删除后不能找回，确定彻底删除{what}吗？', { what });
    if (!(await context.confirm({ title: say('确认彻底删除'), text, danger: true }))) return { stop: true };
    const removed = records.map((record) => String(record['id']));
    const params = { ids: removed.join(',') };
    await context.ports.requests.call({ method: 'DELETE', path: `${model.resource}/deleteRecycleBin`, params });
    return { notify: { kind: 'success', text: say('删除成功') }, removed };
  },
});

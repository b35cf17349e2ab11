import { say } from '../../../locale/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { defineAction, type ActionContext } from '../../../runtime/registry/index.ts';
import { listOf, recordLabel, recordOf } from '../../arguments.ts';
import { deleted } from '../deleted.ts';
import props from './delete.props.schema.json';

export const deleteAction = defineAction({
  name: 'delete',
  title: '删除',
  props,
  writes: true,
  question(_, context) {
    const { record, list } = subjectOf(context);
    return {
      title: say('确认删除'),
      text: say('确定删除{recordLabel}吗？', { recordLabel: recordLabel(record, list.model) }),
      danger: true,
    };
  },
  async run(_, context) {
    const { record, list, path } = subjectOf(context);
    const id = String(record['id']);
    await context.ports.records.remove(path, id);
    return deleted(list, 'delete', [id], say('删除成功！'));
  },
});

function subjectOf(context: ActionContext) {
  const [record, list] = [recordOf(context), listOf(context)];
  const path = list.endpoints.delete;
  if (path === null) throw new PortError('invalid', say('请设置 url.delete 属性！'));
  return { record, list, path };
}

import { PortError } from '../../../runtime/ports/index.ts';
import { defineAction } from '../../../runtime/registry/index.ts';
import { listOf, recordLabel, recordOf } from '../../arguments.ts';
import { deleted } from '../deleted.ts';
import props from './delete.props.schema.json';

export const deleteAction = defineAction({
  name: 'delete',
  title: '删除',
  props,
  async run(_, context) {
    const [record, list] = [recordOf(context), listOf(context)];
    const { endpoints, model } = list;
    if (endpoints.delete === null) throw new PortError('invalid', '请设置 url.delete 属性！');
    const text = `确定删除${recordLabel(record, model)}吗？`;
    if (!(await context.confirm({ title: '确认删除', text, danger: true }))) return { stop: true };
    const id = String(record['id']);
    await context.ports.records.remove(endpoints.delete, id);
    return deleted(list, 'delete', [id], '删除成功！');
  },
});

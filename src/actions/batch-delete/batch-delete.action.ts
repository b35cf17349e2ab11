import { PortError } from '../../runtime/data/ports.ts';
import { defineAction } from '../../runtime/registry/definitions.ts';
import { listOf } from '../arguments.ts';
import props from './batch-delete.props.schema.json';

/** Deletes the selected records after asking; its texts are the specification's. */
export const batchDeleteAction = defineAction({
  name: 'batch-delete',
  title: '批量删除',
  props,
  async run(_, context) {
    const { endpoints } = listOf(context);
    if (endpoints.deleteBatch === null) throw new PortError('invalid', '请设置 url.deleteBatch 属性！');
    const ids = context.selection.map((record) => String(record['id']));
    if (ids.length === 0) return { notify: { kind: 'warning', text: '请选择一条记录！' }, stop: true };
    if (!(await context.confirm({ title: '确认删除', text: '是否删除选中数据?', danger: true }))) return { stop: true };
    await context.ports.records.removeBatch(endpoints.deleteBatch, ids);
    return { notify: { kind: 'success', text: '批量删除成功！' }, removed: ids };
  },
});

import type { ActionContext, ActionResult } from '../../../runtime/actions/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { defineAction } from '../../../runtime/registry/index.ts';
import { listOf } from '../../arguments.ts';
import { deleted, isKept } from '../deleted.ts';
import props from './batch-delete.props.schema.json';

/** Deletes the selected records after asking; its texts were asked for. */
export const batchDeleteAction = defineAction({
  name: 'batch-delete',
  title: '批量删除',
  props,
  writes: true,
  async run(_, context) {
    const list = listOf(context);
    const { endpoints } = list;
    if (endpoints.deleteBatch === null) throw new PortError('invalid', '请设置 url.deleteBatch 属性！');
    if (context.whole) return removeWhole(context, context.whole);
    const ids = context.selection.map((record) => String(record['id']));
    if (ids.length === 0) return { notify: { kind: 'warning', text: '请选择一条记录！' }, stop: true };
    if (!(await context.confirm({ title: '确认删除', text: '是否删除选中数据?', danger: true }))) return { stop: true };
    await context.ports.records.removeBatch(endpoints.deleteBatch, ids);
    return deleted(list, 'deleteBatch', ids, '批量删除成功！');
  },
});

async function removeWhole(
  context: ActionContext,
  { query, expected }: NonNullable<ActionContext['whole']>,
): Promise<ActionResult> {
  const list = listOf(context);
  const stays = isKept(list, 'deleteBatch');
  const question = `确定要删除这 ${expected.toLocaleString('zh-CN')} 项吗?`;
  const text = stays ? `${question}删除后进入回收站，可以还原。` : question;
  if (!(await context.confirm({ title: '确认删除', text, danger: true }))) return { stop: true };
  const count = await context.ports.records.removeQuery(list.endpoints, query, expected);
  const told = `批量删除成功！共 ${count.toLocaleString('zh-CN')} 条${stays ? '，可以在回收站里还原' : ''}`;
  return { notify: { kind: 'success', text: told }, refresh: true, clearSelection: true };
}

import { say } from '../../../locale/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { defineAction, type ActionContext, type ActionResult } from '../../../runtime/registry/index.ts';
import { listOf } from '../../arguments.ts';
import { deleted, isKept } from '../deleted.ts';
import props from './batch-delete.props.schema.json';

/** Deletes the selected records after a confirmation. The texts are specified by the requirements. */
export const batchDeleteAction = defineAction({
  name: 'batch-delete',
  title: '批量删除',
  props,
  writes: true,
  async run(_, context) {
    const list = listOf(context);
    const { endpoints } = list;
    if (endpoints.deleteBatch === null) throw new PortError('invalid', say('请设置 url.deleteBatch 属性！'));
    if (context.whole) return removeWhole(context, context.whole);
    const ids = context.selection.map((record) => String(record['id']));
    if (ids.length === 0) return { notify: { kind: 'warning', text: say('请选择一条记录！') }, stop: true };
    const note = say('共 {count} 条', { count: ids.length });
    const question = { title: say('确认删除'), text: say('是否删除选中数据?'), note, danger: true };
    if (!(await context.confirm(question))) return { stop: true };
    await context.ports.records.removeBatch(endpoints.deleteBatch, ids);
    return deleted(list, 'deleteBatch', ids, say('批量删除成功！'));
  },
});

async function removeWhole(
  context: ActionContext,
  { query, expected }: NonNullable<ActionContext['whole']>,
): Promise<ActionResult> {
  const list = listOf(context);
  const stays = isKept(list, 'deleteBatch');
  const question = say('确定要删除这 {expected} 项吗?', { expected: expected.toLocaleString('zh-CN') });
  const text = stays ? say('{question}删除后进入回收站，可以还原。', { question }) : question;
  if (!(await context.confirm({ title: say('确认删除'), text, danger: true }))) return { stop: true };
  const call = new AbortController();
  const progress = context.progress?.(say('正在删除，请稍候…'), () => call.abort());
  const options = { signal: call.signal, onProgress: progress?.update };
  const { records } = context.ports;
  const count = await records
    .removeQuery(list.endpoints, query, expected, options)
    .catch(partOf)
    .finally(() => progress?.end());
  if (typeof count !== 'number') return { notify: { kind: 'error', text: count.message }, refresh: true, stop: true };
  const told = say('批量删除成功！共 {count} 条{hint}', {
    count: count.toLocaleString('zh-CN'),
    hint: stays ? say('，可以在回收站里还原') : '',
  });
  return { notify: { kind: 'success', text: told }, refresh: true, clearSelection: true };
}

/** Returns the error of a partial deletion, after which the list is reloaded. Throws any other error. */
function partOf(error: unknown): PortError {
  if (error instanceof PortError && error.reason === 'partial') return error;
  throw error;
}

import { treeOfModel } from '../../../engine/trees/tree-source.ts';
import { say } from '../../../locale/index.ts';
import { PortError, type DataRecord } from '../../../runtime/ports/index.ts';
import type { ActionContext, ActionResult, StepArguments } from '../../../runtime/registry/index.ts';
import { listOf, recordLabel, recordOf } from '../../arguments.ts';

/** JeecgBoot's parent id for records at the top level of a tree. */
const top = '0';

/** Moves the row below the given place, or the place that the user chooses. */
export async function runMoveTo(args: StepArguments<'move-to'>, context: ActionContext): Promise<ActionResult> {
  const [record, { model, endpoints }] = [recordOf(context), listOf(context)];
  if (!model.tree) throw new PortError('invalid', say('这个列表不是树，不能移动。'));
  const { parent } = model.tree;
  const id = String(record['id']);
  const { column = '', order = '' } = context.query?.() ?? {};
  const whole = typeof args.whole === 'string' ? args.whole : undefined;
  const place =
    context.place ??
    (await context.choosePlace?.({
      title: say('移动{recordLabel}到…', { recordLabel: recordLabel(record, model) }),
      tree: treeOfModel(model, { column, order }, whole),
      moved: id,
      parent: parentOf(record, parent),
    }));
  if (!place) return { stop: true };
  const { records } = context.ports;
  const before = endpoints.queryById === null ? record : await records.get(model.resource, id);
  const saved = await records.update(endpoints.edit, { ...before, [parent]: place.id ?? top });
  const body = { ...saved, [parent]: parentOf(before, parent) ?? top };
  return {
    undo: {
      text: place.id === null ? say('已移到最上级') : say('已移到“{title}”下面', { title: place.title }),
      undone: say('已移回原处'),
      call: { method: 'PUT', path: endpoints.edit, body },
    },
    refresh: true,
    ...(place.id !== null && { expand: place.id }),
  };
}

function parentOf(record: DataRecord, field: string): string | null {
  const value = record[field];
  return value === null || value === undefined || value === '' || value === top ? null : String(value);
}

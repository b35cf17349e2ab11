import { say } from '../../locale/index.ts';
import { invalidRecord, refused, type UnitOfWork } from '../call/index.ts';
import { readBy } from '../read/index.ts';
import type { StoredModel } from '../tables/index.ts';
import type { Chooser } from './check-references.ts';
import type { Draft } from './draft-record.ts';

const deepest = 1_000;

/**
 * Checks the new parent of a record.
 * @throws RecordRefusal if it does not exist, is hidden by the caller's data rules, is the record itself or is below
 * it.
 */
export async function checkTree(
  unit: UnitOfWork,
  { stored, record, before }: Pick<Draft, 'stored' | 'record' | 'before'>,
  chosenBy: Chooser = 'caller',
): Promise<void> {
  const field = stored.model.fields.find(({ name }) => name === stored.model.tree?.parent);
  if (!field || record[field.name] === before?.[field.name]) return;
  const problem = (message: string) => invalidRecord([{ path: field.name, severity: 'error', rule: 'tree', message }]);
  let parent = record[field.name];
  for (let depth = 0; typeof parent === 'string' && parent !== '' && depth < deepest; depth++) {
    if (parent === record['id']) throw problem(say('{title}不能是自己或自己的下级', { title: field.title }));
    const [above] = await readBy(unit, stored, 'id', [parent], {
      lock: 'change',
      visible: depth === 0 && chosenBy === 'caller',
    });
    if (!above && depth === 0) throw problem(say('{title}不存在或已被删除，请重新选择', { title: field.title }));
    parent = above?.[field.name];
  }
}

export async function refuseParents(unit: UnitOfWork, stored: StoredModel, ids: readonly string[]): Promise<void> {
  const parent = stored.model.tree?.parent;
  if (parent === undefined) return;
  const below = await readBy(unit, stored, parent, ids);
  if (below.some(({ id }) => !ids.includes(String(id)))) throw refused(say('请先删除下级'));
}

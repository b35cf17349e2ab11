import { sourceFields, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { say } from '../../locale/index.ts';
import { RecordRefusal, storedOf, type RecordLink, type UnitOfWork } from '../call/index.ts';
import { linksToRecords, readBy } from '../read/index.ts';
import { stateTexts } from '../save/index.ts';
import type { StoredModel } from '../tables/index.ts';
import { creationOf } from './create-from.ts';

export interface OpenDrafts {
  count: number;
  title: string;
  states: string[];
  links: RecordLink[];
}

export async function createdFrom(
  unit: UnitOfWork,
  stored: StoredModel,
  call: { id: string; name: string },
): Promise<OpenDrafts> {
  const creation = creationOf(unit, stored, call.name);
  const target = unit.models.get(creation.to);
  const { states } = target ?? {};
  if (!target || !states) return { count: 0, title: target?.title ?? '', states: [], links: [] };
  const [source] = await readBy(unit, stored, 'id', [call.id], { visible: true });
  if (!source) throw new RecordRefusal('not-found', say('未找到对应实体'));
  const made = await madeFrom(unit, target, sourceFields(stored.model, creation, target), call.id);
  const open = made.filter((record) => states.editable.includes(String(record[states.field] ?? '')));
  const stateText = await stateTexts(unit, target);
  const links = await linksToRecords(
    unit,
    target,
    open.map(({ id }) => id),
  );
  const pages = unit.pages(target.id).filter(({ document }) => links.some((link) => link.document === document));
  const [page] = pages;
  return {
    count: open.length,
    title: page && pages.length === 1 ? page.title : target.title,
    states: [...new Set(open.map((record) => stateText(String(record[states.field]))))],
    links,
  };
}

async function madeFrom(
  unit: UnitOfWork,
  target: ResolvedModel,
  { field, line }: ReturnType<typeof sourceFields>,
  id: string,
): Promise<RecordValues[]> {
  if (field !== undefined) return readBy(unit, storedOf(unit, target.id), field, [id], { visible: true });
  if (!line) return [];
  const lines = await readBy(unit, storedOf(unit, line.model), line.field, [id]);
  return readBy(unit, storedOf(unit, target.id), 'id', [...new Set(lines.map((each) => each[line.parent]))], {
    visible: true,
  });
}

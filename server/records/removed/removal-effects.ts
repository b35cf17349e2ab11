import { sql } from 'kysely';

import { documentKey } from '../../../src/schema/documents/document.ts';
import { choiceOf, type Effect, type EffectSource, type StateChange } from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import { storedModel } from '../tables/index.ts';
import { countRows, sampleRows } from './count-rows.ts';
import { removedOf, type Removed } from './removed-parts.ts';

/** The choice that leaves the records of a removed model, or the values of a removed field, in the database. */
export const keeping = 'keep';

/**
 * Creates the source that finds parts of models that a change removes while records use them. Records in a removed
 * state, or with a removed option, get the replacement that the author chooses. Records of a removed model and values
 * of a removed field remain in the database and are available again when it is published again.
 */
export function removalEffects(): EffectSource {
  return {
    async find(db, change) {
      const effects: Effect[] = [];
      for (const removed of removedOf(change)) {
        const rows = await countRows(db, removed);
        if (rows > 0) effects.push({ ...effectOf(removed, rows), samples: await sampleRows(db, removed) });
      }
      return effects;
    },
    async apply({ transaction, change, effects, choices }) {
      for (const removed of removedOf(change)) {
        const effect = effects.find(({ id }) => id === idOf(removed));
        const column = columnAfter(change, removed);
        const to = effect && choiceOf(effect, choices);
        if (to === undefined || to === keeping || column === undefined || removed.value === undefined) continue;
        // No guard is called: states and options of the server's own fields are compared by `owned-properties.ts`.
        await transaction
          .updateTable(removed.model.table)
          .set({ [column]: to })
          .where(sql`cast(${sql.ref(column)} as text)`, '=', removed.value)
          .execute();
      }
      return undefined;
    },
  };
}

export function idOf({ sort, model, field, value }: Removed): string {
  return `${sort}:${[model.id, field?.name, value].filter((part) => part !== undefined).join('.')}`;
}

function columnAfter({ after }: StateChange, { model, after: field }: Removed): string | undefined {
  const now = after.models.get(model.id);
  return now && field && storedModel(now).columns.get(field.name)?.name;
}

function effectOf(removed: Removed, rows: number): Omit<Effect, 'samples'> {
  const { sort, model, field, value, remaining } = removed;
  const { title } = model;
  const common = {
    id: idOf(removed),
    sort,
    document: documentKey(model.id, 'model'),
    pointer: removed.pointer,
    model: model.id,
    ...(field && { field: field.name }),
    rows,
  };
  if (sort === 'field-removed')
    return {
      ...common,
      message: say('“{title}”去掉字段“{field}”：{rows} 条记录的值不再显示，留在数据表里，加回同名的字段就回来。', {
        title,
        field: field?.title ?? '',
        rows,
      }),
    };
  if (sort === 'model-removed')
    return {
      ...common,
      message: say('去掉模型“{title}”：它有 {rows} 条记录，不再显示，留在数据表里。', { title, rows }),
      choices: [{ value: keeping, title: say('去掉，记录留在数据表里') }],
      needsChoice: true,
    };
  const values = { title, rows, field: field?.title ?? '', value: value ?? '' };
  return {
    ...common,
    message:
      sort === 'state-removed'
        ? say('“{title}”去掉状态 {value}，有 {rows} 条记录处于这个状态，要改为别的状态。', values)
        : say('“{title}”的“{field}”去掉选项 {value}，有 {rows} 条记录用着它，要改为别的选项。', values),
    choices: remaining.map((each) => ({ value: each.value, title: say('改为 {label}', { label: each.label }) })),
    needsChoice: true,
  };
}

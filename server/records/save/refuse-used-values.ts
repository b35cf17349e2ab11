import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { dictionaryOf, holdsSeveral, type ResolvedField } from '../../../src/engine/model/index.ts';
import { sharesOne, textRows } from '../../database/index.ts';
import { say } from '../../locale/index.ts';
import { refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { columnOf, type StoredModel } from '../tables/index.ts';

export async function refuseUsedValues(
  unit: UnitOfWork,
  { model }: StoredModel,
  records: readonly RecordValues[],
): Promise<void> {
  for (const { code, tenantId, values } of await unit.removedValues(unit.db, model.id, records)) {
    for (const { id, title, fields } of unit.models.values())
      for (const field of fields.filter((each) => isOf(each, code))) {
        const stored = storedOf(unit, id);
        const column = columnOf(stored, field.name);
        const rows = unit.db
          .selectFrom(stored.table)
          .where('del_flag', '=', 0)
          .where((test) =>
            holdsSeveral(field)
              ? sharesOne(column, test.selectFrom(textRows('used', { value: values })).select('used.value'))
              : test(column, 'in', values),
          )
          .$if(tenantId !== 0, (query) => query.where('tenant_id', '=', tenantId));
        const counted = await rows.select((builder) => builder.fn.countAll().as('count')).executeTakeFirst();
        const count = Number(counted?.['count'] ?? 0);
        if (count > 0)
          throw refused(
            say('{count} 条“{title}”的“{field}”用着要删除的选项，没有删除；请停用它，或先把这些记录改为别的选项。', {
              count,
              title,
              field: field.title,
            }),
          );
      }
  }
}

function isOf(field: ResolvedField, code: string): boolean {
  return field.type === 'string' && field.stored !== false && dictionaryOf(field) === code;
}

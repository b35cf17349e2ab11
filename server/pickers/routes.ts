import type { Catalogue } from '../catalogue/index.ts';
import { contextOf, type RecordEngine, refuse } from '../records/index.ts';
import { defineRoute, forbidden, type Query, Refusal, requiredText, type Route, success } from '../http/index.ts';
import { findChoice, type PickerChoice } from './picker-choice.ts';

/**
 * Records to choose from for those who may not list them, by the picker that chooses (docs/API.md): what it shows of them,
 * asked by what it searches, within its own conditions and the person's data rules.
 */
export function pickerRoutes({ catalogue, engine }: { catalogue: Catalogue; engine: RecordEngine }): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/pickers/:code/records',
      permission: 'signed-in',
      async handler(call) {
        const code = requiredText(call.params, 'code', 200);
        const choice = findChoice(catalogue.current(), code);
        if (!choice) throw new Refusal(`没有编码为“${code}”、从记录里选的选择器。`);
        const { permissions } = call.person();
        if (![...choice.permissions].some((permission) => permissions.has(permission))) throw forbidden();
        const page = await engine.list(choice.model.id, askedOf(choice, call.query), contextOf(call)).catch(refuse);
        return success({ ...page, records: page.records.map((record) => toldOf(choice, record)) }, { code: 0 });
      },
    }),
  ];
}

const paging: ReadonlySet<string> = new Set(['pageNo', 'pageSize']);

/** What of a query is asked for. @throws Refusal for a field of the model that the picker does not search by. */
function askedOf({ model, told, asked, where }: PickerChoice, query: Query): Record<string, string> {
  const may = (name: string) => told.has(name) || asked.has(name);
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    const field = name.replace(/_(?:begin|end)$/, '');
    if (paging.has(name) || may(name) || may(field)) params[name] = value;
    else if (model.fields.some((one) => one.name === name || one.name === field))
      throw new Refusal(`这个选择器不能按“${field}”查找。`);
  }
  const { column, order = 'asc' } = query;
  const isSorted = column !== undefined && column.split(',').every((name) => told.has(name));
  return { ...params, ...(isSorted && { column, order }), ...where };
}

/** What of a record is told: the picker's fields, with their texts. */
function toldOf({ told }: PickerChoice, record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => told.has(name.replace(/_dictText$/, ''))));
}

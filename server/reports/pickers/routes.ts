import { fieldOfKey } from '../../../src/engine/values/index.ts';
import { spokenState, type Catalogue } from '../../catalogue/index.ts';
import { defineRoute, forbidden, Refusal, requiredText, success, type Query, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { contextOf, refuse, type RecordEngine } from '../../records/index.ts';
import { findChoice, type PickerChoice } from './picker-choice.ts';

/**
 * Routes for the records of a picker, for users who may not list them (docs/API.md): the fields that it shows, searched
 * by its fields, within its conditions and the person's data rules.
 */
export function pickerRoutes({ catalogue, engine }: { catalogue: Catalogue; engine: RecordEngine }): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/pickers/:code/records',
      permission: 'signed-in',
      async handler(call) {
        const code = requiredText(call.params, 'code', 200);
        const choice = findChoice(spokenState(catalogue.current()), code);
        if (!choice) throw new Refusal(say('没有编码为“{code}”、从记录里选的选择器。', { code }));
        const { permissions } = call.person();
        if (![...choice.permissions].some((permission) => permissions.has(permission)))
          throw forbidden([...choice.permissions]);
        const page = await engine
          .list(choice.model.id, conditionsOf(choice, call.query), contextOf(call))
          .catch(refuse);
        return success({ ...page, records: page.records.map((record) => answeredFields(choice, record)) }, { code: 0 });
      },
    }),
  ];
}

const paging: ReadonlySet<string> = new Set(['pageNo', 'pageSize']);

function conditionsOf({ model, answered, searchable, where }: PickerChoice, query: Query): Record<string, string> {
  const may = (name: string) => answered.has(name) || searchable.has(name);
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    const field = name.replace(/_(?:begin|end|within)$/, '');
    if (paging.has(name) || may(name) || may(field)) params[name] = value;
    else if (model.fields.some((one) => one.name === name || one.name === field))
      throw new Refusal(say('这个选择器不能按“{field}”查找。', { field }));
  }
  const { column, order = 'asc' } = query;
  const isSorted = column !== undefined && column.split(',').every((name) => answered.has(name));
  return { ...params, ...(isSorted && { column, order }), ...where };
}

function answeredFields({ answered }: PickerChoice, record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => answered.has(fieldOfKey(name))));
}

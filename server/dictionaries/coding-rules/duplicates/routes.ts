import { oncePerState, type Catalogue } from '../../../catalogue/index.ts';
import type { DynamicKysely } from '../../../database/index.ts';
import {
  callRate,
  defineRoute,
  forbidden,
  optionalText,
  Refusal,
  requiredText,
  success,
  type Answer,
  type Route,
} from '../../../http/index.ts';
import { say } from '../../../locale/index.ts';
import type { RecordEngine } from '../../../records/index.ts';
import { isTaken } from './is-taken.ts';
import { uniqueFields } from './unique-fields.ts';

/**
 * `/sys/duplicate/check` (docs/jeecgboot.md, Checks and numbers), for declared fields only, so that it does not reveal
 * other columns.
 */
export function duplicateRoutes(
  engine: RecordEngine,
  database: DynamicKysely,
  catalogue: Pick<Catalogue, 'current'>,
): Route[] {
  const known = oncePerState(({ models }) => uniqueFields(models.values()));
  const rate = callRate(120, 60_000);
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/duplicate/check',
      permission: 'signed-in',
      async handler(call) {
        const { query, person } = call;
        const value = optionalText(query, 'fieldVal', 500) ?? '';
        if (value === '') return nothingToCheck();
        const named = `${requiredText(query, 'tableName', 100)}.${requiredText(query, 'fieldName', 100)}`;
        const field = known(catalogue.current()).get(named);
        if (!field) throw new Refusal(say('没有登记这个唯一字段，请联系管理员。'));
        if (!field.permissions.some((name) => person().permissions.has(name))) throw forbidden(field.permissions);
        if (!rate.allows(person().id)) throw new Refusal(say('检查得太频繁，请稍后再试。'));
        const search = { field, value, own: optionalText(query, 'dataId', 64) ?? '', call };
        if (await isTaken(engine, database, search)) throw new Refusal(say('该值不可用，系统中已存在！'));
        return success(null, { message: say('该值可用！') });
      },
    }),
  ];
}

/** The contract defines an unusual answer for an empty value: a success with code 500. */
function nothingToCheck(): Answer {
  const body = { success: true, message: say('数据为空,不作处理！'), code: 500, result: null, timestamp: Date.now() };
  return { status: 200, headers: {}, body };
}

import { randomInt } from 'node:crypto';

import { nextTreeCode } from '../../../src/engine/bill/index.ts';
import { formatDate } from '../../../src/engine/values/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import { readCategories } from '../categories/tree.ts';

export type FillValue = (parameters: JsonObject, form: JsonObject) => Promise<string>;

export function fillValues(
  database: DynamicKysely,
  now: () => Date = () => new Date(),
): ReadonlyMap<string, FillValue> {
  const nextStamp = stamps(now);
  const orderNumber: FillValue = async (parameters, form) => {
    const prefix = textOf(form['prefix']) || textOf(parameters['prefix']) || 'CN';
    return `${prefix}${nextStamp()}`;
  };
  const categoryCode: FillValue = async (parameters, form) => {
    const tree = await readCategories(database);
    const parent = textOf(form['pid']) || textOf(parameters['pid']) || '0';
    const codes = tree.all.map(({ code }) => code);
    return nextTreeCode(tree.byId(parent)?.code ?? '', codes) ?? '';
  };
  return new Map([
    ['order-number', orderNumber],
    ['category-code', categoryCode],
    // The equivalent classes of JeecgBoot, whose clients store these names.
    ['org.jeecg.modules.online.cgform.rule.OrderNumberRule', orderNumber],
    ['org.jeecg.modules.system.rule.OrderNumberRule', orderNumber],
    ['org.jeecg.modules.system.rule.CategoryCodeRule', categoryCode],
  ]);
}

/**
 * Returns a second and two digits, never the same twice. The digits start at random, so that several processes differ,
 * and count up; after 99 there are three. If the clock goes back, the last second is used further.
 */
function stamps(now: () => Date): () => string {
  let second = '';
  let digits = 0;
  return () => {
    const current = formatDate(now(), 'YYYYMMDDHHmmss');
    if (current > second) [second, digits] = [current, randomInt(0, 50)];
    else digits += 1;
    return `${second}${String(digits).padStart(2, '0')}`;
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 50) : '';
}

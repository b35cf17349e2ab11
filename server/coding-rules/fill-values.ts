import { randomInt } from 'node:crypto';
import { nextTreeCode } from '../../src/engine/bill/index.ts';
import { formatDate } from '../../src/engine/values/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import type { DynamicKysely } from '../database/index.ts';
import { readCategories } from '../dictionaries/index.ts';

/** Makes the value of a field from the rule's parameters and the form's values. */
export type FillValue = (parameters: JsonObject, form: JsonObject) => Promise<string>;

/** The implementations that a fill rule may name as its `ruleClass`. */
export function fillValues(
  database: DynamicKysely,
  now: () => Date = () => new Date(),
): ReadonlyMap<string, FillValue> {
  return new Map<string, FillValue>([
    [
      'order-number',
      async (parameters, form) => {
        const prefix = textOf(form['prefix']) || textOf(parameters['prefix']) || 'CN';
        return `${prefix}${formatDate(now(), 'YYYYMMDDHHmmss')}${String(randomInt(0, 100)).padStart(2, '0')}`;
      },
    ],
    [
      'category-code',
      async (parameters, form) => {
        const tree = await readCategories(database);
        const parent = textOf(form['pid']) || textOf(parameters['pid']) || '0';
        const above = tree.byId(parent)?.code ?? '';
        const siblings = tree.all.map(({ code }) => code).filter((code) => code.length === above.length + 3);
        const last = siblings
          .filter((code) => code.startsWith(above))
          .toSorted()
          .at(-1);
        return nextTreeCode(above, last) ?? '';
      },
    ],
  ]);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 50) : '';
}

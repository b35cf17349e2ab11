import type { Names } from '../../../src/schema/format/index.ts';
import type { Choice } from '../properties/index.ts';
import { thingsNamed, type ThingsAround } from './named-things.ts';

/**
 * Returns the choices for a text that names things: the title with the name, by which both can be searched. Undefined
 * if nothing of the kind is known, so that the name has to be typed.
 */
export function nameChoices(names: readonly Names[], things: ThingsAround): Choice[] | undefined {
  const found = names.flatMap((each) => thingsNamed(each, things));
  const byName = new Map(found.map((each) => [each.value, each]));
  if (byName.size === 0) return undefined;
  return [...byName.values()].map(({ value, title }) => ({ value, label: labelOf(value, title, things) }));
}

function labelOf(value: string, title: string | undefined, { locale }: ThingsAround): string {
  if (title === undefined || title === value) return value;
  return locale === 'zh-CN' ? `${title}（${value}）` : `${title} (${value})`;
}

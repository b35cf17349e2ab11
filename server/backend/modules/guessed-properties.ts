import { say } from '../../locale/index.ts';
import { scalarText, type ExactJson } from '../exact-json.ts';
import type { DescribedProperty } from './api-description.ts';
import { usualTitle } from './usual-titles.ts';

const usualScale = 2;

const mostCodes = 6;
const longestCode = 4;

interface Found {
  property: DescribedProperty | undefined;
  values: readonly ExactJson[];
  type: string;
  scale: number | undefined;
  hasDictionary: boolean;
}

export function scaleIn(values: readonly ExactJson[]): number {
  return Math.max(usualScale, ...values.map((value) => scalarText(value)?.split('.')[1]?.length ?? 0));
}

export function isDayByName(name: string, property: DescribedProperty | undefined): boolean {
  return /(?:date|day|birth)$/i.test(name) || /(?:日期|生日|日)$/.test(property?.title ?? '');
}

export function guessedTitle(name: string): string {
  const title = usualTitle(name);
  return title === undefined
    ? say('{name} 的中文名看不出，请改“标题”（title）', { name })
    : say('{name} 的中文名猜是“{title}”', { name, title });
}

export function guessesOf(name: string, { property, values, type, scale, hasDictionary }: Found): string[] {
  const guesses: string[] = [];
  if (scale !== undefined && property?.scale === undefined)
    guesses.push(say('{name} 的小数位数猜是 {scale}', { name, scale }));
  if (property?.type === 'date-time' && values.length === 0)
    guesses.push(
      type === 'Date'
        ? say('{name} 还没有值，猜是日期，没有时间', { name })
        : say('{name} 还没有值，猜是日期加时间', { name }),
    );
  if (property?.remark !== undefined)
    guesses.push(
      say('{name} 的说明里还有“{remark}”，有选项时请写“选项”（enum）或“字典”（x-dict）', {
        name,
        remark: property.remark,
      }),
    );
  const codes = [...new Set(values.map((value) => scalarText(value) ?? '').filter((text) => text !== ''))];
  const isCoded = codes.length > 0 && codes.length <= mostCodes && codes.every((code) => code.length <= longestCode);
  if (type === 'string' && isCoded && !hasDictionary && values.length > codes.length)
    guesses.push(
      say('{name} 的值只有 {values}，像字典的值，看不出是哪个字典，请选“字典”（x-dict）', {
        name,
        values: codes.join('、'),
      }),
    );
  return guesses;
}

import { say } from '../../locale/index.ts';
import { isJsonObject, readString, type JsonValue } from '../json/index.ts';
import type { Difference } from './differences-between.ts';

const longest = 60;

/** Describes a difference as a sentence: the place and the change. */
export function differenceInWords({ path, before, after }: Difference): string {
  const place = path.length === 0 ? say('文档') : path.join(' / ');
  if (before === undefined) return say('新增 {place}：{value}', { place, value: valueInWords(after) });
  if (after === undefined) return say('删除 {place}：{value}', { place, value: valueInWords(before) });
  const [was, is] = [valueInWords(before), valueInWords(after)];
  return was === is
    ? say('调整 {place} 的内容或顺序', { place })
    : say('修改 {place}：{was} → {is}', { place, was, is });
}

function valueInWords(value: JsonValue | undefined): string {
  const title = isJsonObject(value) ? readString(value['title']) : undefined;
  const text = title ?? JSON.stringify(value ?? null);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

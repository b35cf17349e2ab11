import { Refusal } from '../../http/index.ts';

/** Ids of users in a body. @throws Refusal where there are none, too many, or something else. */
export function readUserIds(value: unknown): string[] {
  const isList = Array.isArray(value) && value.every((id) => typeof id === 'string' && id !== '' && id.length <= 64);
  if (!isList) throw new Refusal('参数 userIdList 应是用户编号的数组。');
  if (value.length === 0) throw new Refusal('请选择用户。');
  if (value.length > 1_000) throw new Refusal('一次最多选择 1000 个用户。');
  return [...new Set(value.map(String))];
}

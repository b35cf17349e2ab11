import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { say } from '../../locale/index.ts';
import type { ActiveFill } from '../call/index.ts';

export function fillingOf(
  fills: readonly ActiveFill[],
  model: ResolvedModel,
  models: ReadonlyMap<string, ResolvedModel>,
): string[] {
  const own = new Set([model.id, ...model.fields.flatMap(({ child }) => (child ? [child.model] : []))]);
  return fills.flatMap(({ model: id, done, total }) =>
    own.has(id) ? [say('正在补算{title}：{done}/{total}', { title: models.get(id)?.title ?? id, done, total })] : [],
  );
}

import type { DerivedValues, Difference } from '../../records/index.ts';
import { tellAdministrators, type NoticeParts } from './tell-administrators.ts';

interface CheckParts extends NoticeParts {
  derived: () => DerivedValues;
}

/** Every model is checked once within this number of nights. */
const nights = 7;

const named = 20;

const dayInMilliseconds = 86_400_000;

/**
 * Compares the derived values of this night's share of the models with the expected ones, and sends the administrators
 * a message if any differ. Nothing is changed.
 * @returns the number of differing values.
 */
export async function checkDerived({ database, derived, sockets }: CheckParts): Promise<number> {
  const night = Math.floor(Date.now() / dayInMilliseconds) % nights;
  const found: Difference[] = [];
  let count = 0;
  const models = [...derived().parts.models.keys()].toSorted((left, right) => (left < right ? -1 : 1));
  for (const model of models.filter((_, index) => index % nights === night)) {
    for await (const some of derived().differences({ model })) {
      count += some.length;
      found.push(...some.slice(0, Math.max(0, named - found.length)));
    }
  }
  if (count === 0) return 0;
  const text = [
    ...found.map(({ model, field, record, stored, right }) => {
      const wanted = right === undefined ? '新的编号' : String(right ?? '空');
      return `${model}#${field} ${record}：现为 ${String(stored ?? '空')}，应为 ${wanted}`;
    }),
    '要重新计算，请运行 npm run -s recompute。',
  ].join('\n');
  await tellAdministrators({ database, sockets }, { title: `核对派生的数据：有 ${count} 处不一致`, text });
  return count;
}

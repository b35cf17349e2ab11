import { extractTemplate, freeNames, parseExpression } from '../../../../src/schema/expressions/index.ts';
import { comparedLiterals } from '../../../../src/schema/references/index.ts';

export type FormerStates = ReadonlyMap<string, string>;

/** Marks a text whose states cannot be traced; no other condition contains it. */
const mark = '#';

/**
 * Returns an expression in which comparisons of the state field with texts use the former states. If the expression
 * reads the field in another way, or still compares it with a renamed state, it gets a mark, so that it equals no other
 * expression.
 * @param field The present name of the state field.
 */
export function withFormerStates(expression: string, field: string, former: FormerStates): string {
  const text = extractTemplate(expression);
  const parsed = text === undefined || former.size === 0 ? undefined : parseExpression(text);
  if (text === undefined || !parsed || !('ast' in parsed)) return expression;
  const isState = ({ name, path }: { name: string; path: readonly string[] }): boolean =>
    ['$record', '$values'].includes(name) && [field, '*', undefined].includes(path[0]);
  const compared = comparedLiterals(text).filter(
    ({ reads, isWhole }) => isWhole && reads.length === 1 && reads.every(isState),
  );
  const positions = new Set(compared.flatMap(({ reads }) => reads.map(({ position }) => position)));
  const isFollowed = freeNames(parsed.ast).every((read) => !isState(read) || positions.has(read.position));
  const gone = new Set(former.values());
  const isGone = compared.some(({ value }) => gone.has(value) && !former.has(value));
  const offset = expression.indexOf('{{') + 2;
  const written = compared
    .toSorted((left, right) => right.start - left.start)
    .reduce((whole, { value, start, end, quote }) => {
      const before = former.get(value);
      if (before === undefined) return whole;
      const literal = `${quote}${before.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)}${quote}`;
      return whole.slice(0, offset + start) + literal + whole.slice(offset + end);
    }, expression);
  return isFollowed && !isGone ? written : `${written}${mark}`;
}

import type { SearchMode } from '../../../engine/list/index.ts';
import { advancedRuleTitles, needsValue, type AdvancedRule } from '../../../engine/query/index.ts';
import { say, text, textTable } from '../../../locale/index.ts';
import type { ConditionPart } from './condition.ts';

type Words = readonly [before: string, after?: string];

/** The comparisons whose value is placed between two words. */
const around: Partial<Record<AdvancedRule, Words>> = textTable({
  right_like: [text('以'), text('开始')],
  left_like: [text('以'), text('结尾')],
  in: [text('在'), text('中')],
});

const rules: Readonly<Record<Exclude<SearchMode, 'range'>, AdvancedRule>> = {
  within: 'within',
  equals: 'eq',
  like: 'like',
  leftLike: 'left_like',
  rightLike: 'right_like',
  in: 'in',
  has: 'like',
  not: 'ne',
  greater: 'gt',
  greaterOrEqual: 'ge',
  less: 'lt',
  lessOrEqual: 'le',
};

/** Returns the comparison of a search mode. */
export function ruleOfMode(mode: Exclude<SearchMode, 'range'>): AdvancedRule {
  return rules[mode];
}

/** Returns a comparison with its value in words: `以 张 开始`. */
export function comparison(rule: AdvancedRule, value: ConditionPart): ConditionPart[] {
  if (!needsValue(rule)) return [{ word: advancedRuleTitles[rule] }];
  const [before, after] = around[rule] ?? [advancedRuleTitles[rule]];
  return [{ word: before }, value, ...(after === undefined ? [] : [{ word: after }])];
}

/** Returns a range in words; an open side is omitted. */
export function rangeWords(
  begin: ConditionPart | undefined,
  end: ConditionPart | undefined,
  isNumber: boolean,
): ConditionPart[] {
  if (begin && end) return [{ word: say('从') }, begin, { word: say('到') }, end];
  if (begin) return isNumber ? comparison('ge', begin) : [{ word: say('从') }, begin, { word: say('起') }];
  if (end) return isNumber ? comparison('le', end) : [{ word: say('到') }, end, { word: say('为止') }];
  return [];
}

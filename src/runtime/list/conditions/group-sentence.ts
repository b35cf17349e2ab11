import { say } from '../../../locale/index.ts';
import type { ConditionGroup, ConditionPart } from './condition.ts';

/** Returns conditions as one sentence: `名称 包含 张 并且 （等级 等于 A 或者 余额 大于 5）`. */
export function groupSentence({ match, conditions }: ConditionGroup): ConditionPart[] {
  const word = { word: match === 'and' ? say('并且') : say('或者') };
  return conditions.flatMap((one, index) => {
    const parts =
      'conditions' in one
        ? [{ word: '（' }, ...groupSentence(one), { word: '）' }]
        : [{ word: one.title }, ...one.parts];
    return index === 0 ? parts : [word, ...parts];
  });
}

/** Returns true if a part's value has to be rendered by its widget. */
export function hasChosen(parts: readonly ConditionPart[]): boolean {
  return parts.some((part) => 'chosen' in part);
}

import { refusalInWords, type Refusal } from '../../words/index.ts';

/** Why something is refused, in Chinese; undefined where it is not. */
export function reasonOf(plan: object & { refused?: Refusal }): string | undefined {
  return plan.refused && refusalInWords(plan.refused, 'zh-CN');
}

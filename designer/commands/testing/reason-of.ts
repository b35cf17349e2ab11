import { refusalInWords, type Refusal } from '../../words/index.ts';

export function reasonOf(plan: object & { refused?: Refusal }): string | undefined {
  return plan.refused && refusalInWords(plan.refused, 'zh-CN');
}

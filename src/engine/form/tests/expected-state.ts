import { compareDecimals, decimalFrom } from '../../../schema/decimal/index.ts';
import { sameValue } from '../../grid/index.ts';

/** What a test may expect of a field's state. */
export const stateNames = ['visible', 'required', 'disabled', 'readOnly'] as const;

export type StateName = (typeof stateNames)[number];

const words: Readonly<Record<StateName, [yes: string, no: string]>> = {
  visible: ['显示', '不显示'],
  required: ['必填', '不必填'],
  disabled: ['禁用', '不禁用'],
  readOnly: ['只读', '不只读'],
};

/** The sentence that a state is not as it should be. */
export function describeState(title: string, name: StateName, is: boolean): string {
  const [yes, no] = words[name];
  return is ? `“${title}”应${no}，现在${yes}。` : `“${title}”应${yes}，现在${no}。`;
}

/** Whether a value is the expected one: an amount is the same as text and as a number. */
export function isExpected(value: unknown, expected: unknown): boolean {
  const [one, other] = [decimalFrom(value), decimalFrom(expected)];
  return one && other ? compareDecimals(one, other) === 0 : sameValue(value, expected);
}

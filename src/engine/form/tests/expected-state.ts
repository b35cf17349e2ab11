import { say, text, textTable } from '../../../locale/index.ts';
import { compareDecimals } from '../../../schema/decimal/arithmetic.ts';
import { decimalFrom } from '../../../schema/decimal/decimal.ts';
import { sameValue } from '../../values/index.ts';

export const stateNames = ['visible', 'required', 'disabled', 'readOnly'] as const;

export type StateName = (typeof stateNames)[number];

const words: Readonly<Record<StateName, [yes: string, no: string]>> = textTable({
  visible: [text('显示'), text('不显示')],
  required: [text('必填'), text('不必填')],
  disabled: [text('禁用'), text('不禁用')],
  readOnly: [text('只读'), text('不只读')],
});

/** Returns the message for a state that differs from the expected one. */
export function describeState(title: string, name: StateName, is: boolean): string {
  const [yes, no] = words[name];
  return is
    ? say('“{title}”应{no}，现在{yes}。', { title, no, yes })
    : say('“{title}”应{yes}，现在{no}。', { title, yes, no });
}

/** Compares a value with the expected one: an amount as text equals the same number. */
export function isExpected(value: unknown, expected: unknown): boolean {
  const [one, other] = [decimalFrom(value), decimalFrom(expected)];
  return one && other ? compareDecimals(one, other) === 0 : sameValue(value, expected);
}

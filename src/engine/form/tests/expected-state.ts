import { compareDecimals, decimalFrom } from '../../../schema/decimal/index.ts';
import { say, text, textTable } from '../../../schema/locale/index.ts';
import { sameValue } from '../../values/index.ts';

/** What a test may expect of a field's state. */
export const stateNames = ['visible', 'required', 'disabled', 'readOnly'] as const;

export type StateName = (typeof stateNames)[number];

const words: Readonly<Record<StateName, [yes: string, no: string]>> = textTable({
  visible: [text('显示'), text('不显示')],
  required: [text('必填'), text('不必填')],
  disabled: [text('禁用'), text('不禁用')],
  readOnly: [text('只读'), text('不只读')],
});

/** The sentence that a state is not as it should be. */
export function describeState(title: string, name: StateName, is: boolean): string {
  const [yes, no] = words[name];
  return is
    ? say('“{title}”应{no}，现在{yes}。', { title, no, yes })
    : say('“{title}”应{yes}，现在{no}。', { title, yes, no });
}

/** Whether a value is the expected one: an amount is the same as text and as a number. */
export function isExpected(value: unknown, expected: unknown): boolean {
  const [one, other] = [decimalFrom(value), decimalFrom(expected)];
  return one && other ? compareDecimals(one, other) === 0 : sameValue(value, expected);
}

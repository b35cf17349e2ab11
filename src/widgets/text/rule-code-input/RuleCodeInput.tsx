import { useCallback } from 'react';

import type { RuleCodeInputWidgetProps } from '../../../../generated/props.ts';
import { useRuntime, type WidgetProps } from '../../../runtime/registry/index.ts';
import { CheckedInput } from '../unique-input/CheckedInput.tsx';

export type RuleCodeInputProps = WidgetProps<string> & RuleCodeInputWidgetProps;

/** A text input that a check rule on the server validates while the user types. */
export function RuleCodeInput({ ruleCode, ...rest }: RuleCodeInputProps) {
  const { lookups } = useRuntime().ports;
  const check = useCallback(
    (value: string, signal: AbortSignal) => lookups.checkRule(ruleCode ?? '', value, { signal }),
    [lookups, ruleCode],
  );
  return <CheckedInput {...rest} check={ruleCode ? check : undefined} />;
}

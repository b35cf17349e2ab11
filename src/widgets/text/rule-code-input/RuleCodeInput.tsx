import { useCallback } from 'react';

import { useRuntime } from '../../../runtime/registry/index.ts';
import { CheckedInput, type CheckedInputProps } from '../unique-input/CheckedInput.tsx';

export interface RuleCodeInputProps extends Omit<CheckedInputProps, 'check'> {
  ruleCode?: string;
}

/** A text input that a check rule on the server validates while the user types. */
export function RuleCodeInput({ ruleCode, ...rest }: RuleCodeInputProps) {
  const { lookups } = useRuntime().ports;
  const check = useCallback(
    (value: string, signal: AbortSignal) => lookups.checkRule(ruleCode ?? '', value, { signal }),
    [lookups, ruleCode],
  );
  return <CheckedInput {...rest} check={ruleCode ? check : undefined} />;
}

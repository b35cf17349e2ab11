import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './rule-code-input.props.schema.json';

export const ruleCodeInputWidget = defineWidget({
  name: 'RuleCodeInput',
  title: '规则校验文本',
  component: lazy(async () => ({ default: (await import('./RuleCodeInput.tsx')).RuleCodeInput })),
  props,
});

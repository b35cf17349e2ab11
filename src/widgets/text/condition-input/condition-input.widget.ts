import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './condition-input.props.schema.json';

export const conditionInputWidget = defineWidget({
  name: 'ConditionInput',
  title: '条件文本',
  component: lazy(async () => ({ default: (await import('./ConditionInput.tsx')).ConditionInput })),
  props,
});

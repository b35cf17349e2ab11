import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './steps.props.schema.json';

export const stepsWidget = defineWidget({
  name: 'Steps',
  title: '步骤',
  panes: true,
  component: lazy(async () => ({ default: (await import('./Steps.tsx')).Steps })),
  props,
});

import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './date.props.schema.json';

export const dateWidget = defineWidget({
  name: 'Date',
  title: '日期',
  group: 'basic',
  component: lazy(async () => ({ default: (await import('./Date.tsx')).Date })),
  props,
});

import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './rate.props.schema.json';

export const rateWidget = defineWidget({
  name: 'Rate',
  title: '评分',
  component: lazy(async () => ({ default: (await import('./Rate.tsx')).Rate })),
  props,
});

import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './chart.props.schema.json';

export const chartWidget = defineWidget({
  name: 'Chart',
  title: '图表',
  component: lazy(async () => ({ default: (await import('./Chart.tsx')).Chart })),
  props,
});

import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './time-range.props.schema.json';

export const timeRangeWidget = defineWidget({
  name: 'TimeRange',
  title: '时间范围',
  component: lazy(async () => ({ default: (await import('./TimeRange.tsx')).TimeRange })),
  props,
});

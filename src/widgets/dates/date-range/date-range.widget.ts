import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './date-range.props.schema.json';

export const dateRangeWidget = defineWidget({
  name: 'DateRange',
  title: '日期范围',
  component: lazy(async () => ({ default: (await import('./DateRange.tsx')).DateRange })),
  props,
});

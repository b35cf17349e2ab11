import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './date-time.props.schema.json';

export const dateTimeWidget = defineWidget({
  name: 'DateTime',
  title: '日期时间',
  group: 'basic',
  component: lazy(async () => ({ default: (await import('./DateTime.tsx')).DateTime })),
  props,
});

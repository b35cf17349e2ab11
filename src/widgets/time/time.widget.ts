import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './time.props.schema.json';

export const timeWidget = defineWidget({
  name: 'Time',
  title: '时间',
  group: 'basic',
  component: lazy(async () => ({ default: (await import('./Time.tsx')).Time })),
  props,
});

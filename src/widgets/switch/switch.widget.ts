import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './switch.props.schema.json';

export const switchWidget = defineWidget({
  name: 'Switch',
  title: '开关',
  group: 'basic',
  component: lazy(async () => ({ default: (await import('./Switch.tsx')).Switch })),
  props,
});

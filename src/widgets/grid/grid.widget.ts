import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './grid.props.schema.json';

export const gridWidget = defineWidget({
  name: 'Grid',
  title: '栅格',
  group: 'layout',
  layout: true,
  component: lazy(async () => ({ default: (await import('./Grid.tsx')).Grid })),
  props,
});

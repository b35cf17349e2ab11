import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './ellipsis.props.schema.json';

export const ellipsisWidget = defineWidget({
  name: 'Ellipsis',
  title: '省略文本',
  component: lazy(async () => ({ default: (await import('./Ellipsis.tsx')).Ellipsis })),
  props,
});

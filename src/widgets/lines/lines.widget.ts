import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './lines.props.schema.json';

export const linesWidget = defineWidget({
  name: 'Lines',
  title: '明细',
  group: 'advanced',
  component: lazy(async () => ({ default: (await import('./Lines.tsx')).Lines })),
  props,
});

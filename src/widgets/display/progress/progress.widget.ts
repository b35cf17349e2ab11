import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './progress.props.schema.json';

export const progressWidget = defineWidget({
  name: 'Progress',
  title: '进度',
  component: lazy(async () => ({ default: (await import('./Progress.tsx')).Progress })),
  props,
});

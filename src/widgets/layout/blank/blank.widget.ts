import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './blank.props.schema.json';

export const blankWidget = defineWidget({
  name: 'Blank',
  title: '自定义区域',
  component: lazy(async () => ({ default: (await import('./Blank.tsx')).Blank })),
  props,
});

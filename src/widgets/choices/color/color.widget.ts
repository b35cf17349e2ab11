import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './color.props.schema.json';

export const colorWidget = defineWidget({
  name: 'Color',
  title: '颜色',
  component: lazy(async () => ({ default: (await import('./Color.tsx')).Color })),
  props,
});

import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './input-pop.props.schema.json';

export const inputPopWidget = defineWidget({
  name: 'InputPop',
  title: '弹出文本',
  component: lazy(async () => ({ default: (await import('./InputPop.tsx')).InputPop })),
  props,
});

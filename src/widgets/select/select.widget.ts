import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './select.props.schema.json';

export const selectWidget = defineWidget({
  name: 'Select',
  title: '下拉选择',
  group: 'basic',
  component: lazy(async () => ({ default: (await import('./Select.tsx')).Select })),
  props,
});

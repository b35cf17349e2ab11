import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './icon-select.props.schema.json';

export const iconSelectWidget = defineWidget({
  name: 'IconSelect',
  title: '图标选择',
  component: lazy(async () => ({ default: (await import('./IconSelect.tsx')).IconSelect })),
  props,
});

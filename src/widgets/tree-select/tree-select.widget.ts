import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './tree-select.props.schema.json';

export const treeSelectWidget = defineWidget({
  name: 'TreeSelect',
  title: '树选择',
  group: 'basic',
  component: lazy(async () => ({ default: (await import('./TreeSelect.tsx')).TreeSelect })),
  props,
});

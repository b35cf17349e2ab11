import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './check-tree.props.schema.json';

export const checkTreeWidget = defineWidget({
  name: 'CheckTree',
  title: '勾选树',
  component: lazy(async () => ({ default: (await import('./CheckTree.tsx')).CheckTree })),
  props,
});

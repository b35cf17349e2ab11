import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './collapse.props.schema.json';

export const collapseWidget = defineWidget({
  name: 'Collapse',
  title: '折叠面板',
  panes: true,
  component: lazy(async () => ({ default: (await import('./Collapse.tsx')).Collapse })),
  props,
});

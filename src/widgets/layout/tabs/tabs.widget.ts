import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './tabs.props.schema.json';

export const tabsWidget = defineWidget({
  name: 'Tabs',
  title: '标签页',
  panes: true,
  component: lazy(async () => ({ default: (await import('./Tabs.tsx')).Tabs })),
  props,
});

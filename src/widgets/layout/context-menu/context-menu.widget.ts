import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './context-menu.props.schema.json';

export const contextMenuWidget = defineWidget({
  name: 'ContextMenu',
  title: '右键菜单',
  component: lazy(async () => ({ default: (await import('./ContextMenu.tsx')).ContextMenu })),
  props,
});

import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './divider.props.schema.json';

export const dividerWidget = defineWidget({
  name: 'Divider',
  title: '分割线',
  component: lazy(async () => ({ default: (await import('./Divider.tsx')).Divider })),
  props,
});

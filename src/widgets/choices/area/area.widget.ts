import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './area.props.schema.json';

export const areaWidget = defineWidget({
  name: 'Area',
  title: '省市区',
  component: lazy(async () => ({ default: (await import('./Area.tsx')).Area })),
  props,
});

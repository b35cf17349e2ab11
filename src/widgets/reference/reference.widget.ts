import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './reference.props.schema.json';

export const referenceWidget = defineWidget({
  name: 'Reference',
  title: '引用',
  group: 'advanced',
  component: lazy(async () => ({ default: (await import('./Reference.tsx')).Reference })),
  props,
});

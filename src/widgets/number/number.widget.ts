import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './number.props.schema.json';

export const numberWidget = defineWidget({
  name: 'Number',
  title: '数字',
  group: 'basic',
  component: lazy(async () => ({ default: (await import('./Number.tsx')).Number })),
  props,
});

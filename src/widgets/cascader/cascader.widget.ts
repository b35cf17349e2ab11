import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './cascader.props.schema.json';

export const cascaderWidget = defineWidget({
  name: 'Cascader',
  title: '级联选择',
  group: 'basic',
  component: lazy(async () => ({ default: (await import('./Cascader.tsx')).Cascader })),
  props,
});

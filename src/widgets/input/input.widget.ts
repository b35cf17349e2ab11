import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './input.props.schema.json';

export const inputWidget = defineWidget({
  name: 'Input',
  title: '单行文本',
  group: 'basic',
  component: lazy(async () => ({ default: (await import('./Input.tsx')).Input })),
  props,
});

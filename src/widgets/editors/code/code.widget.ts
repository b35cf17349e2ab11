import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './code.props.schema.json';

export const codeWidget = defineWidget({
  name: 'Code',
  title: '代码编辑器',
  component: lazy(async () => ({ default: (await import('./Code.tsx')).Code })),
  props,
});

import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './checkbox.props.schema.json';

export const checkboxWidget = defineWidget({
  name: 'Checkbox',
  title: '勾选',
  group: 'basic',
  component: lazy(async () => ({ default: (await import('./Checkbox.tsx')).Checkbox })),
  props,
});

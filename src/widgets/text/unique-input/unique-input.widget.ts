import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './unique-input.props.schema.json';

export const uniqueInputWidget = defineWidget({
  name: 'UniqueInput',
  title: '查重文本',
  component: lazy(async () => ({ default: (await import('./UniqueInput.tsx')).UniqueInput })),
  props,
});

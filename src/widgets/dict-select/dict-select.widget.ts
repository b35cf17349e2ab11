import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './dict-select.props.schema.json';

export const dictSelectWidget = defineWidget({
  name: 'DictSelect',
  title: '字典选择',
  group: 'basic',
  component: lazy(async () => ({ default: (await import('./DictSelect.tsx')).DictSelect })),
  props,
});

import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './radio.props.schema.json';

export const radioWidget = defineWidget({
  name: 'Radio',
  title: '单选',
  group: 'basic',
  component: lazy(async () => ({ default: (await import('./Radio.tsx')).Radio })),
  props,
});

import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './text.props.schema.json';

export const textWidget = defineWidget({
  name: 'Text',
  title: '文字',
  group: 'content',
  layout: true,
  component: lazy(async () => ({ default: (await import('./Text.tsx')).Text })),
  props,
});

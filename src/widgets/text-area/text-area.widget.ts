import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './text-area.props.schema.json';

export const textAreaWidget = defineWidget({
  name: 'TextArea',
  title: '多行文本',
  group: 'basic',
  component: lazy(async () => ({ default: (await import('./TextArea.tsx')).TextArea })),
  props,
});

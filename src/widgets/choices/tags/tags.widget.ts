import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './tags.props.schema.json';

export const tagsWidget = defineWidget({
  name: 'Tags',
  title: '标签',
  component: lazy(async () => ({ default: (await import('./Tags.tsx')).Tags })),
  props,
});

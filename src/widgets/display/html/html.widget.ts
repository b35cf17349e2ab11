import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './html.props.schema.json';

export const htmlWidget = defineWidget({
  name: 'Html',
  title: '富文本显示',
  component: lazy(async () => ({ default: (await import('./Html.tsx')).Html })),
  props,
});

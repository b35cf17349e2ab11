import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './card.props.schema.json';

export const cardWidget = defineWidget({
  name: 'Card',
  title: '卡片',
  group: 'layout',
  layout: true,
  component: lazy(async () => ({ default: (await import('./Card.tsx')).Card })),
  props,
});

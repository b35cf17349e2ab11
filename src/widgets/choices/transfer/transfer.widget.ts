import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './transfer.props.schema.json';

export const transferWidget = defineWidget({
  name: 'Transfer',
  title: '穿梭框',
  component: lazy(async () => ({ default: (await import('./Transfer.tsx')).Transfer })),
  props,
});

import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './cron.props.schema.json';

export const cronWidget = defineWidget({
  name: 'Cron',
  title: 'Cron表达式',
  component: lazy(async () => ({ default: (await import('./Cron.tsx')).Cron })),
  props,
});

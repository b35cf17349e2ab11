import { lazy } from 'react';

import { defineWidget } from '../../runtime/registry/index.ts';
import props from './section.props.schema.json';

export const sectionWidget = defineWidget({
  name: 'Section',
  title: '分节',
  group: 'layout',
  layout: true,
  component: lazy(async () => ({ default: (await import('./Section.tsx')).Section })),
  props,
});

import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './slider.props.schema.json';

export const sliderWidget = defineWidget({
  name: 'Slider',
  title: '滑块',
  component: lazy(async () => ({ default: (await import('./Slider.tsx')).Slider })),
  props,
});

import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './verify-slider.props.schema.json';

export const verifySliderWidget = defineWidget({
  name: 'VerifySlider',
  title: '拖动验证',
  component: lazy(async () => ({ default: (await import('./VerifySlider.tsx')).VerifySlider })),
  props,
});

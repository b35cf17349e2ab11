import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './countdown.props.schema.json';

export const countdownWidget = defineWidget({
  name: 'Countdown',
  title: '倒计时',
  component: lazyComponent(async () => (await import('./Countdown.tsx')).Countdown),
  props,
});

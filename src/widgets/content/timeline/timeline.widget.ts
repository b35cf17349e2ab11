import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './timeline.props.schema.json';

export const timelineWidget = defineWidget({
  name: 'Timeline',
  title: '时间线',
  component: lazyComponent(async () => (await import('./Timeline.tsx')).Timeline),
  props,
});

import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './statistic.props.schema.json';

export const statisticWidget = defineWidget({
  name: 'Statistic',
  title: '统计数',
  component: lazyComponent(async () => (await import('./Statistic.tsx')).Statistic),
  props,
});

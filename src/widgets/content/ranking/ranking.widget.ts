import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './ranking.props.schema.json';

export const rankingWidget = defineWidget({
  name: 'Ranking',
  title: '排行榜',
  component: lazyComponent(async () => (await import('./Ranking.tsx')).Ranking),
  props,
});

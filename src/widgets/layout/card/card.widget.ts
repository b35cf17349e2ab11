import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './card.props.schema.json';

export const cardWidget = defineWidget({
  name: 'Card',
  title: '卡片',
  component: lazyComponent(async () => (await import('./Card.tsx')).Card),
  props,
});

import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './list-part.props.schema.json';

export const listPartWidget = defineWidget({
  name: 'ListPart',
  title: '嵌入列表',
  component: lazyComponent(async () => (await import('./ListPart.tsx')).ListPart),
  props,
});

import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './page-links.props.schema.json';

export const pageLinksWidget = defineWidget({
  name: 'PageLinks',
  title: '页面入口',
  component: lazyComponent(async () => (await import('./PageLinks.tsx')).PageLinks),
  props,
});

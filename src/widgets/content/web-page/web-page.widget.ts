import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './web-page.props.schema.json';

export const webPageWidget = defineWidget({
  name: 'WebPage',
  title: '网页',
  component: lazyComponent(async () => (await import('./WebPage.tsx')).WebPage),
  props,
});

import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './markdown.props.schema.json';

export const markdownWidget = defineWidget({
  name: 'Markdown',
  title: 'Markdown编辑器',
  component: lazyComponent(async () => (await import('./Markdown.tsx')).Markdown),
  props,
});

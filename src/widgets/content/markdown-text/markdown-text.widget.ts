import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './markdown-text.props.schema.json';

export const markdownTextWidget = defineWidget({
  name: 'MarkdownText',
  title: 'Markdown',
  component: lazyComponent(async () => (await import('./MarkdownText.tsx')).MarkdownText),
  props,
});

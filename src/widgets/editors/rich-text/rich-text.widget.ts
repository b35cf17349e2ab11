import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './rich-text.props.schema.json';

export const richTextWidget = defineWidget({
  name: 'RichText',
  title: '富文本',
  component: lazyComponent(async () => (await import('./RichText.tsx')).RichText),
  props,
});

import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './text.props.schema.json';

export const textWidget = defineWidget({
  name: 'Text',
  title: '说明文字',
  component: lazyComponent(async () => (await import('./Text.tsx')).Text),
  props,
});

import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './text-area.props.schema.json';

export const textAreaWidget = defineWidget({
  name: 'TextArea',
  title: '多行文本',
  component: lazyComponent(async () => (await import('./TextArea.tsx')).TextArea),
  props,
});

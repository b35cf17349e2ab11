import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './form-part.props.schema.json';

export const formPartWidget = defineWidget({
  name: 'FormPart',
  title: '嵌入表单',
  component: lazyComponent(async () => (await import('./FormPart.tsx')).FormPart),
  props,
});

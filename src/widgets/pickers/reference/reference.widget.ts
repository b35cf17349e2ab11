import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './reference.props.schema.json';

export const referenceWidget = defineWidget({
  name: 'Reference',
  title: '引用',
  component: lazyComponent(async () => (await import('./Reference.tsx')).Reference),
  props,
});

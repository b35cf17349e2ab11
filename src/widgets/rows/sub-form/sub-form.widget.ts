import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './sub-form.props.schema.json';

export const subFormWidget = defineWidget({
  name: 'SubForm',
  title: '子表单',
  component: lazyComponent(async () => (await import('./SubForm.tsx')).SubForm),
  props,
});

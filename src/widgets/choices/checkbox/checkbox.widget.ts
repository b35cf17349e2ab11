import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './checkbox.props.schema.json';

export const checkboxWidget = defineWidget({
  name: 'Checkbox',
  title: '勾选',
  component: lazyComponent(async () => (await import('./Checkbox.tsx')).Checkbox),
  props,
});

import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './action-button.props.schema.json';

export const actionButtonWidget = defineWidget({
  name: 'ActionButton',
  title: '按钮',
  component: lazyComponent(async () => (await import('./ActionButton.tsx')).ActionButton),
  props,
});

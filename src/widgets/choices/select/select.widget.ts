import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import { selectStandIn } from './select-stand-in.tsx';
import props from './select.props.schema.json';

export const selectWidget = defineWidget({
  name: 'Select',
  title: '下拉选择',
  component: lazyComponent(async () => (await import('./Select.tsx')).Select),
  standIn: selectStandIn,
  props,
});

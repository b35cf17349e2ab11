import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import { pickerStandIn } from './picker-stand-in.tsx';
import props from './picker.props.schema.json';

export const pickerWidget = defineWidget({
  name: 'Picker',
  title: '选择器',
  component: lazyComponent(async () => (await import('./Picker.tsx')).Picker),
  standIn: pickerStandIn,
  props,
});

import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import { popupPickerStandIn } from './popup-picker-stand-in.tsx';
import props from './popup-picker.props.schema.json';

export const popupPickerWidget = defineWidget({
  name: 'PopupPicker',
  title: '报表选择',
  component: lazyComponent(async () => (await import('./PopupPicker.tsx')).PopupPicker),
  standIn: popupPickerStandIn,
  props,
});

import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './barcode.props.schema.json';

export const barcodeWidget = defineWidget({
  name: 'Barcode',
  title: '条形码',
  component: lazyComponent(async () => (await import('./Barcode.tsx')).Barcode),
  props,
});

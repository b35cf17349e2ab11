import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './picture-part.props.schema.json';

export const picturePartWidget = defineWidget({
  name: 'PicturePart',
  title: '图片',
  component: lazyComponent(async () => (await import('./PicturePart.tsx')).PicturePart),
  props,
});

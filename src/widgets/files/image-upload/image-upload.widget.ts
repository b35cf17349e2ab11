import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './image-upload.props.schema.json';

export const imageUploadWidget = defineWidget({
  name: 'ImageUpload',
  title: '图片上传',
  component: lazyComponent(async () => (await import('./ImageUpload.tsx')).ImageUpload),
  props,
});

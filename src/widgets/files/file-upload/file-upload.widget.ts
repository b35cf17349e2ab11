import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './file-upload.props.schema.json';

export const fileUploadWidget = defineWidget({
  name: 'FileUpload',
  title: '文件上传',
  component: lazyComponent(async () => (await import('./FileUpload.tsx')).FileUpload),
  props,
});

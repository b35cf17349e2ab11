import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './file-pop.props.schema.json';

export const filePopWidget = defineWidget({
  name: 'FilePop',
  title: '弹出上传',
  component: lazyComponent(async () => (await import('./FilePop.tsx')).FilePop),
  props,
});

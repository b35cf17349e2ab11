import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './work-list.props.schema.json';

export const workListWidget = defineWidget({
  name: 'WorkList',
  title: '待办',
  component: lazyComponent(async () => (await import('./WorkList.tsx')).WorkList),
  props,
});

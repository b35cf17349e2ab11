import { text } from '../../../locale/index.ts';
import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import { namedStandIn } from '../../light-controls/index.ts';
import props from './cascader.props.schema.json';

export const cascaderWidget = defineWidget({
  name: 'Cascader',
  title: '级联选择',
  component: lazyComponent(async () => (await import('./Cascader.tsx')).Cascader),
  standIn: namedStandIn(text('请选择')),
  props,
});

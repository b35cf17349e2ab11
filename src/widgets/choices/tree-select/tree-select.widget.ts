import { text } from '../../../locale/index.ts';
import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import { namedStandIn } from '../../light-controls/index.ts';
import props from './tree-select.props.schema.json';

export const treeSelectWidget = defineWidget({
  name: 'TreeSelect',
  title: '树选择',
  component: lazyComponent(async () => (await import('./TreeSelect.tsx')).TreeSelect),
  standIn: namedStandIn(text('请选择')),
  props,
});

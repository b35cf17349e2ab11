import { text } from '../../../locale/index.ts';
import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import { namedStandIn } from '../../light-controls/index.ts';
import props from './search-select.props.schema.json';

export const searchSelectWidget = defineWidget({
  name: 'SearchSelect',
  title: '搜索选择',
  component: lazyComponent(async () => (await import('./SearchSelect.tsx')).SearchSelect),
  standIn: namedStandIn(text('请输入搜索内容')),
  props,
});

import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import { dictSelectStandIn } from './dict-select-stand-in.tsx';
import props from './dict-select.props.schema.json';

export const dictSelectWidget = defineWidget({
  name: 'DictSelect',
  title: '字典选择',
  component: lazyComponent(async () => (await import('./DictSelect.tsx')).DictSelect),
  standIn: dictSelectStandIn,
  props,
});

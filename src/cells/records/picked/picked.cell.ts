import { defineCell } from '../../../runtime/registry/index.ts';
import { PickedCell } from './Picked.tsx';
import props from './picked.props.schema.json';

export const pickedCell = defineCell({
  name: 'picked',
  title: '选中的记录',
  component: PickedCell,
  props,
});

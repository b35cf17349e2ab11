import { defineCell } from '../../../runtime/registry/index.ts';
import props from './picked.props.schema.json';
import { PickedCell } from './Picked.tsx';

export const pickedCell = defineCell({
  name: 'picked',
  title: '选中的记录',
  component: PickedCell,
  props,
});

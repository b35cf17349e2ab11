import { defineCell } from '../../../runtime/registry/index.ts';
import { ChosenCell } from './Chosen.tsx';
import props from './chosen.props.schema.json';

export const chosenCell = defineCell({
  name: 'chosen',
  title: '选中项的名称',
  component: ChosenCell,
  props,
});

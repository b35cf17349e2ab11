import { defineCell } from '../../../runtime/registry/index.ts';
import props from './chosen.props.schema.json';
import { ChosenCell } from './Chosen.tsx';

export const chosenCell = defineCell({
  name: 'chosen',
  title: '选中项的名称',
  component: ChosenCell,
  props,
});

import { defineCell } from '../../../runtime/registry/index.ts';
import { NumberCell } from './Number.tsx';
import props from './number.props.schema.json';

export const numberCell = defineCell({
  name: 'number',
  title: '数字',
  align: 'right',
  component: NumberCell,
  draw: NumberCell,
  props,
});

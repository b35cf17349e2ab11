import { defineCell } from '../../../runtime/registry/index.ts';
import props from './number.props.schema.json';
import { NumberCell } from './Number.tsx';

export const numberCell = defineCell({
  name: 'number',
  title: '数字',
  align: 'right',
  component: NumberCell,
  draw: NumberCell,
  props,
});

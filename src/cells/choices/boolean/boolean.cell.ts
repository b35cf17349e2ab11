import { defineCell } from '../../../runtime/registry/index.ts';
import props from './boolean.props.schema.json';
import { BooleanCell } from './Boolean.tsx';

export const booleanCell = defineCell({
  name: 'boolean',
  title: '是否',
  component: BooleanCell,
  draw: BooleanCell,
  props,
});

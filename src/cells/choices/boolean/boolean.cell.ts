import { defineCell } from '../../../runtime/registry/index.ts';
import { BooleanCell } from './Boolean.tsx';
import props from './boolean.props.schema.json';

export const booleanCell = defineCell({
  name: 'boolean',
  title: '是否',
  component: BooleanCell,
  draw: BooleanCell,
  props,
});

import { defineCell } from '../../../runtime/registry/index.ts';
import props from './date.props.schema.json';
import { DateCell } from './Date.tsx';

export const dateCell = defineCell({
  name: 'date',
  title: '日期',
  component: DateCell,
  draw: DateCell,
  props,
});

import { defineCell } from '../../../runtime/registry/index.ts';
import { DateCell } from './Date.tsx';
import props from './date.props.schema.json';

export const dateCell = defineCell({
  name: 'date',
  title: '日期',
  component: DateCell,
  draw: DateCell,
  props,
});

import { defineCell } from '../../../runtime/registry/index.ts';
import { DateTimeCell } from './DateTime.tsx';
import props from './datetime.props.schema.json';

export const datetimeCell = defineCell({
  name: 'datetime',
  title: '日期时间',
  component: DateTimeCell,
  draw: DateTimeCell,
  props,
});

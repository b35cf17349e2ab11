import { defineCell } from '../../../runtime/registry/index.ts';
import props from './datetime.props.schema.json';
import { DateTimeCell } from './DateTime.tsx';

export const datetimeCell = defineCell({
  name: 'datetime',
  title: '日期时间',
  component: DateTimeCell,
  draw: DateTimeCell,
  props,
});

import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './date-time.props.schema.json';

export const dateTimeWidget = defineWidget({
  name: 'DateTime',
  title: '日期时间',
  component: lazyComponent(async () => (await import('./DateTime.tsx')).DateTime),
  props,
});

import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import { dateStandIn } from './date-stand-in.tsx';
import props from './date.props.schema.json';

export const dateWidget = defineWidget({
  name: 'Date',
  title: '日期',
  component: lazyComponent(async () => (await import('./Date.tsx')).Date),
  standIn: dateStandIn,
  props,
});

import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './calendar-part.props.schema.json';

export const calendarPartWidget = defineWidget({
  name: 'CalendarPart',
  title: '日历',
  component: lazyComponent(async () => (await import('./CalendarPart.tsx')).CalendarPart),
  props,
});

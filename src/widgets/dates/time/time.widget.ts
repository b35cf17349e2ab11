import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './time.props.schema.json';

export const timeWidget = defineWidget({
  name: 'Time',
  title: '时间',
  component: lazyComponent(async () => (await import('./Time.tsx')).Time),
  props,
});

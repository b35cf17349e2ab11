import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './lines.props.schema.json';

export const linesWidget = defineWidget({
  name: 'Lines',
  title: '明细',
  component: lazyComponent(async () => (await import('./Lines.tsx')).Lines),
  props,
});

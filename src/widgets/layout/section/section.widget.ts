import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './section.props.schema.json';

export const sectionWidget = defineWidget({
  name: 'Section',
  title: '分节',
  component: lazyComponent(async () => (await import('./Section.tsx')).Section),
  props,
});

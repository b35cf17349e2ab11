import { defineCell } from '../../../runtime/registry/index.ts';
import props from './reference.props.schema.json';
import { ReferenceCell } from './Reference.tsx';

export const referenceCell = defineCell({
  name: 'reference',
  title: '引用',
  component: ReferenceCell,
  draw: ReferenceCell,
  props,
});

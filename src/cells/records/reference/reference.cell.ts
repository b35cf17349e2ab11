import { defineCell } from '../../../runtime/registry/index.ts';
import { ReferenceCell } from './Reference.tsx';
import props from './reference.props.schema.json';

export const referenceCell = defineCell({
  name: 'reference',
  title: '引用',
  component: ReferenceCell,
  draw: ReferenceCell,
  props,
});

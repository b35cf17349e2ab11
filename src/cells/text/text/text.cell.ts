import { defineCell } from '../../../runtime/registry/index.ts';
import { TextCell } from './Text.tsx';
import props from './text.props.schema.json';

export const textCell = defineCell({
  name: 'text',
  title: '文本',
  component: TextCell,
  draw: TextCell,
  props,
});

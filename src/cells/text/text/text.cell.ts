import { defineCell } from '../../../runtime/registry/index.ts';
import props from './text.props.schema.json';
import { TextCell } from './Text.tsx';

export const textCell = defineCell({
  name: 'text',
  title: '文本',
  component: TextCell,
  draw: TextCell,
  props,
});

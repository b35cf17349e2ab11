import { defineCell } from '../../../runtime/registry/index.ts';
import { FormattedCell } from './Formatted.tsx';
import props from './formatted.props.schema.json';

export const formattedCell = defineCell({
  name: 'formatted',
  title: '带格式的文字',
  component: FormattedCell,
  draw: FormattedCell,
  props,
});

import { defineCell } from '../../../runtime/registry/index.ts';
import props from './formatted.props.schema.json';
import { FormattedCell } from './Formatted.tsx';

export const formattedCell = defineCell({
  name: 'formatted',
  title: '带格式的文字',
  component: FormattedCell,
  draw: FormattedCell,
  props,
});

import { defineCell } from '../../../runtime/registry/index.ts';
import { DetailsCell } from './Details.tsx';
import props from './details.props.schema.json';

export const detailsCell = defineCell({
  name: 'details',
  title: '明细',
  align: 'left',
  component: DetailsCell,
  props,
});

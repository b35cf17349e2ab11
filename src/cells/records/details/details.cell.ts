import { defineCell } from '../../../runtime/registry/index.ts';
import props from './details.props.schema.json';
import { DetailsCell } from './Details.tsx';

export const detailsCell = defineCell({
  name: 'details',
  title: '明细',
  align: 'left',
  component: DetailsCell,
  props,
});

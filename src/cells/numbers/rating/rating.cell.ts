import { defineCell } from '../../../runtime/registry/index.ts';
import { RatingCell } from './Rating.tsx';
import props from './rating.props.schema.json';

export const ratingCell = defineCell({
  name: 'rating',
  title: '评分',
  component: RatingCell,
  draw: RatingCell,
  props,
});

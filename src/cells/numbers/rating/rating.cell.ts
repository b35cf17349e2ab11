import { defineCell } from '../../../runtime/registry/index.ts';
import props from './rating.props.schema.json';
import { RatingCell } from './Rating.tsx';

export const ratingCell = defineCell({
  name: 'rating',
  title: '评分',
  component: RatingCell,
  draw: RatingCell,
  props,
});

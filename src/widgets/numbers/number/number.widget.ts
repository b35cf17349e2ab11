import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './number.props.schema.json';
import { Number } from './Number.tsx';

export const numberWidget = defineWidget({
  name: 'Number',
  title: '数字',
  component: Number,
  props,
});

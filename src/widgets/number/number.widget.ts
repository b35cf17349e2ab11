import { defineWidget } from '../../runtime/registry/index.ts';
import { Number } from './Number.tsx';
import props from './number.props.schema.json';

export const numberWidget = defineWidget({
  name: 'Number',
  title: '数字',
  component: Number,
  props,
});

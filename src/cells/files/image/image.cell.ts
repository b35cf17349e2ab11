import { defineCell } from '../../../runtime/registry/index.ts';
import { ImageCell } from './Image.tsx';
import props from './image.props.schema.json';

export const imageCell = defineCell({
  name: 'image',
  title: '图片',
  component: ImageCell,
  props,
});

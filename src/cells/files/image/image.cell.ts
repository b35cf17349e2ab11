import { defineCell } from '../../../runtime/registry/index.ts';
import props from './image.props.schema.json';
import { ImageCell } from './Image.tsx';

export const imageCell = defineCell({
  name: 'image',
  title: '图片',
  component: ImageCell,
  props,
});

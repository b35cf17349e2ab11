import { defineCell } from '../../../runtime/registry/index.ts';
import props from './tags.props.schema.json';
import { TagsCell } from './Tags.tsx';

export const tagsCell = defineCell({
  name: 'tags',
  title: '标签',
  component: TagsCell,
  draw: TagsCell,
  props,
});

import { defineCell } from '../../../runtime/registry/index.ts';
import { TagsCell } from './Tags.tsx';
import props from './tags.props.schema.json';

export const tagsCell = defineCell({
  name: 'tags',
  title: '标签',
  component: TagsCell,
  draw: TagsCell,
  props,
});

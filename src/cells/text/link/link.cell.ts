import { defineCell } from '../../../runtime/registry/index.ts';
import { LinkCell } from './Link.tsx';
import props from './link.props.schema.json';

export const linkCell = defineCell({
  name: 'link',
  title: '链接',
  component: LinkCell,
  draw: LinkCell,
  props,
});

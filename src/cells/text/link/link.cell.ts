import { defineCell } from '../../../runtime/registry/index.ts';
import props from './link.props.schema.json';
import { LinkCell } from './Link.tsx';

export const linkCell = defineCell({
  name: 'link',
  title: '链接',
  component: LinkCell,
  draw: LinkCell,
  props,
});

import { defineCell } from '../../../runtime/registry/index.ts';
import props from './file.props.schema.json';
import { FileCell } from './File.tsx';

export const fileCell = defineCell({
  name: 'file',
  title: '文件',
  component: FileCell,
  props,
});

import { defineCell } from '../../../runtime/registry/index.ts';
import { FileCell } from './File.tsx';
import props from './file.props.schema.json';

export const fileCell = defineCell({
  name: 'file',
  title: '文件',
  component: FileCell,
  props,
});

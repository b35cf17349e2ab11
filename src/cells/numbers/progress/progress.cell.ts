import { defineCell } from '../../../runtime/registry/index.ts';
import props from './progress.props.schema.json';
import { ProgressCell } from './Progress.tsx';

export const progressCell = defineCell({
  name: 'progress',
  title: '进度',
  align: 'left',
  component: ProgressCell,
  draw: ProgressCell,
  props,
});

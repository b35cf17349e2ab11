import { defineCell } from '../../../runtime/registry/index.ts';
import { ProgressCell } from './Progress.tsx';
import props from './progress.props.schema.json';

export const progressCell = defineCell({
  name: 'progress',
  title: '进度',
  align: 'left',
  component: ProgressCell,
  draw: ProgressCell,
  props,
});

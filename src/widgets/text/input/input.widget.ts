import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './input.props.schema.json';
import { Input } from './Input.tsx';

export const inputWidget = defineWidget({
  name: 'Input',
  title: '单行文本',
  component: Input,
  props,
});

import { defineWidget } from '../../runtime/registry/index.ts';
import { Input } from './Input.tsx';
import props from './input.props.schema.json';

export const inputWidget = defineWidget({
  name: 'Input',
  title: '单行文本',
  component: Input,
  props,
});

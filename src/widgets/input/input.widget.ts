import { defineWidget, lazyComponent } from '../../runtime/registry/index.ts';
import { inputStandIn } from './input-stand-in.tsx';
import props from './input.props.schema.json';

export const inputWidget = defineWidget({
  name: 'Input',
  title: '单行文本',
  group: 'basic',
  component: lazyComponent(async () => (await import('./Input.tsx')).Input),
  standIn: inputStandIn,
  props,
});

import { defineCell } from '../../../runtime/registry/index.ts';
import { TemplateCell } from './Template.tsx';
import props from './template.props.schema.json';

export const templateCell = defineCell({
  name: 'template',
  title: '模板',
  align: 'left',
  component: TemplateCell,
  draw: TemplateCell,
  props,
});

import { defineCell } from '../../../runtime/registry/index.ts';
import props from './template.props.schema.json';
import { TemplateCell } from './Template.tsx';

export const templateCell = defineCell({
  name: 'template',
  title: '模板',
  align: 'left',
  component: TemplateCell,
  draw: TemplateCell,
  props,
});

import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './editable-table.props.schema.json';

export const editableTableWidget = defineWidget({
  name: 'EditableTable',
  title: '可编辑表格',
  component: lazy(async () => ({ default: (await import('./EditableTable.tsx')).EditableTable })),
  props,
});

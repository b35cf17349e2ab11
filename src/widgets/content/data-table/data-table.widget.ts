import { defineWidget, lazyComponent } from '../../../runtime/registry/index.ts';
import props from './data-table.props.schema.json';

export const dataTableWidget = defineWidget({
  name: 'DataTable',
  title: '只读表格',
  component: lazyComponent(async () => (await import('./DataTable.tsx')).DataTable),
  props,
});

import { defineAction } from '../../../runtime/registry/index.ts';
import props from './refresh.props.schema.json';

export const refreshAction = defineAction({
  name: 'refresh',
  title: '刷新',
  props,
  run: ({ refresh, clearSelection }) =>
    refresh === 'user'
      ? { reloadUser: true }
      : { refresh: true, ...(clearSelection === true && { clearSelection: true }) },
});

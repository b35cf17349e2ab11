import { defineAction } from '../../../runtime/registry/index.ts';
import props from './refresh.props.schema.json';

export const refreshAction = defineAction({
  name: 'refresh',
  title: '刷新',
  props,
  run: (args) =>
    args['refresh'] === 'user'
      ? { reloadUser: true }
      : { refresh: true, ...(args['clearSelection'] === true && { clearSelection: true }) },
});

import type { WidgetProps } from '../../../runtime/registry/index.ts';
import type { RemoteTree } from './remote-tree.ts';

export interface TreeSelectProps extends WidgetProps<string | string[]>, Partial<RemoteTree> {
  tree?: unknown[];
  multiple?: boolean;
  checkable?: boolean;
  leavesOnly?: boolean;
  expandAll?: boolean;
  allowClear?: boolean;
  joined?: boolean;
}

import type { WidgetProps } from '../../../runtime/registry/index.ts';

export interface CheckTreeProps extends WidgetProps<string | string[]> {
  path?: string;
  params?: Record<string, string | number | null>;
  items?: string;
  tree?: unknown[];
  linked?: boolean;
  withParents?: boolean;
  expandAll?: boolean;
  height?: number;
  dialog?: string;
  dialogWhen?: string;
  dialogHint?: string;
  dialogValues?: Record<string, unknown>;
  joined?: boolean;
}

import type { ComponentType, ReactNode } from 'react';

import type { Problem } from '../../schema/problem.ts';

/** What stands around a field: its label, its help, and its errors in the place of the help. */
export interface FormItemProps {
  /** Id of the control; the label has `<id>-label`, the note below `<id>-note`. */
  id: string;
  title: string;
  description?: string;
  tooltip?: string;
  required: boolean;
  readOnly: boolean;
  errors: string[];
  warnings: string[];
  /** Why the field is disabled, one sentence each. */
  reasons: string[];
  gridSpan?: number;
  /** Pixels; the form's own where it is absent. */
  labelWidth?: number;
  /** CSS width of the control; all there is where it is absent. */
  controlWidth?: string;
  children: ReactNode;
}

/** The card drawn in the place of a part that cannot be drawn. */
export interface ProblemCardProps {
  problem: Problem;
  /** Draws the part again. */
  onRetry?: () => void;
}

export interface SkeletonProps {
  /** The final shape: one control, a whole form, or a block of text. */
  shape: 'control' | 'form' | 'block';
}

/** The components that the runtime draws with and does not know: antd's look lives in them. */
export interface ViewSet {
  FormItem: ComponentType<FormItemProps>;
  ProblemCard: ComponentType<ProblemCardProps>;
  Skeleton: ComponentType<SkeletonProps>;
  /** Gives what stands around each widget, for what its library needs above it. It may be a `LazyComponent`. */
  useScope?: () => ComponentType<{ children: ReactNode }>;
}

import type { ComponentType, ReactNode } from 'react';

import type { Problem } from '../../schema/problems/problem.ts';

/** The frame of a field: its label, its help, and its errors, which replace the help. */
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
  reasons: string[];
  gridSpan?: number;
  /** In pixels; defaults to the form's width. */
  labelWidth?: number;
  /** CSS width of the control; defaults to the available width. */
  controlWidth?: string;
  children: ReactNode;
}

export interface ProblemCardProps {
  problem: Problem;
  onRetry?: () => void;
}

export interface SkeletonProps {
  /** The final shape: one control, a whole form, or a block of text. */
  shape: 'control' | 'form' | 'block';
}

/** The components that the runtime renders without depending on them; antd is used only inside them. */
export interface ViewSet {
  FormItem: ComponentType<FormItemProps>;
  ProblemCard: ComponentType<ProblemCardProps>;
  Skeleton: ComponentType<SkeletonProps>;
  /**
   * Returns the component to wrap around each widget, with the context that its library needs. It may be a
   * `LazyComponent`.
   */
  useScope?: () => ComponentType<{ children: ReactNode }>;
}

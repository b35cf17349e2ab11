import { percentOf } from '../../../engine/values/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';

import './progress.css';

/** Renders a progress bar with the percentage; nothing if the value is not a number. */
export function ProgressCell({ value, column }: CellProps) {
  const percent = percentOf(value);
  return (
    <span
      className="pw-cell-progress"
      role="progressbar"
      aria-label={column.title}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      data-done={percent === 100 || undefined}
    >
      <span className="pw-cell-progress-bar">
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className="pw-cell-progress-text">{Math.round(percent * 10) / 10}%</span>
    </span>
  );
}

import type { CSSProperties } from 'react';

import { controlColors } from '../../kit/tokens/control-colors.ts';

/** Returns the colours and sizes that form.css and placeholders use, from the theme; `labelWidth` in pixels. */
export function formColors(labelWidth: number, isSmall: boolean): CSSProperties {
  const variables: Record<`--${string}`, string | number> = {
    '--pw-label-width': `${labelWidth}px`,
    '--pw-text': 'var(--pw-color-text)',
    '--pw-secondary': 'var(--pw-color-text-secondary)',
    '--pw-error': 'var(--pw-color-error-text)',
    '--pw-warning': 'var(--pw-color-warning-text)',
    '--pw-border': 'var(--pw-color-border-secondary)',
    '--pw-header': 'var(--pw-color-fill-quaternary)',
    ...controlColors(isSmall),
  };
  return { color: 'var(--pw-color-text)', fontSize: 14, ...variables };
}

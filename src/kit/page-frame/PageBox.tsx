import type { CSSProperties, ReactNode } from 'react';

import './page-frame.css';

/**
 * A page whose content scrolls, with its buttons always visible below. It fills the height of its parent; with `wide`
 * also its width.
 */
export function PageBox(props: { children: ReactNode; footer?: ReactNode; wide?: boolean }) {
  const { children, footer, wide = false } = props;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--pw-page-background': 'var(--pw-color-bg-container)',
    '--pw-page-border': 'var(--pw-color-border-secondary)',
  };
  return (
    <div className="pw-page-box" style={style}>
      <div className="pw-page-body" data-wide={wide || undefined}>
        {children}
      </div>
      {footer && <div className="pw-page-footer">{footer}</div>}
    </div>
  );
}

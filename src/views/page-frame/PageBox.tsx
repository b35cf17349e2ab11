import type { CSSProperties, ReactNode } from 'react';

import './page-frame.css';

/** A page that scrolls inside, its buttons always in sight below. It fills the height of its parent. */
export function PageBox({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--pw-page-background': 'var(--pw-color-bg-container)',
    '--pw-page-border': 'var(--pw-color-border-secondary)',
  };
  return (
    <div className="pw-page-box" style={style}>
      <div className="pw-page-body">{children}</div>
      {footer && <div className="pw-page-footer">{footer}</div>}
    </div>
  );
}

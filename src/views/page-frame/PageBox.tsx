import { theme } from 'antd';
import type { CSSProperties, ReactNode } from 'react';

import './page-frame.css';

/** A page that scrolls inside, its buttons always in sight below. It fills the height of its parent. */
export function PageBox({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  const { token } = theme.useToken();
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--pw-page-background': token.colorBgContainer,
    '--pw-page-border': token.colorBorderSecondary,
  };
  return (
    <div className="pw-page-box" style={style}>
      <div className="pw-page-body">{children}</div>
      {footer && <div className="pw-page-footer">{footer}</div>}
    </div>
  );
}

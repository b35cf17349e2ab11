import { Component, type ReactNode } from 'react';

import { say } from '../../locale/index.ts';

/**
 * The outermost error boundary, for errors outside of the boundary of a page. Its fallback uses no library besides
 * React.
 */
export class RootBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failed ? <LastPage /> : this.props.children;
  }
}

function LastPage() {
  return (
    <div className="pw-last-page" role="alert">
      <h1>{say('页面出错了')}</h1>
      <p>{say('应用遇到了意外的问题。刷新后可以继续使用；如果一再出现，请联系管理员。')}</p>
      <button type="button" onClick={() => location.reload()}>
        {say('刷新页面')}
      </button>
    </div>
  );
}

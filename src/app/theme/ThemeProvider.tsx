import { useEffect, type ReactNode } from 'react';

import { AntdScopeContext } from '../../kit/antd-scope/AntdScope.tsx';
import { FeedbackProvider } from '../../kit/feedback/index.ts';
import { lazyComponent, whenContentStands } from '../../runtime/registry/index.ts';

const AntdTheme = lazyComponent(async () => (await import('./AntdTheme.tsx')).AntdTheme);

/** Provides antd's theme, which is loaded with antd's first component, and the messages shown over the page. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  // If preloading fails, the code is requested again when it is needed, and the failure is reported then.
  useEffect(() => whenContentStands(() => AntdTheme.preload(), 'next'), []);
  return (
    <AntdScopeContext value={AntdTheme}>
      <FeedbackProvider>{children}</FeedbackProvider>
    </AntdScopeContext>
  );
}

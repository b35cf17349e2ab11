import { useEffect, type ReactNode } from 'react';

import { lazyComponent, whenContentStands } from '../../runtime/registry/index.ts';
import { AntdScopeContext } from '../../views/antd-scope/index.ts';
import { FeedbackProvider } from '../../views/feedback/index.ts';

const AntdTheme = lazyComponent(async () => (await import('./AntdTheme.tsx')).AntdTheme);

/** What all below needs of the look: antd's theme, loaded with antd's first part, and messages beside the page. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  // What cannot be loaded now is asked for again, and missed, when it is needed.
  useEffect(() => whenContentStands(() => AntdTheme.preload(), 'next'), []);
  return (
    <AntdScopeContext value={AntdTheme}>
      <FeedbackProvider>{children}</FeedbackProvider>
    </AntdScopeContext>
  );
}

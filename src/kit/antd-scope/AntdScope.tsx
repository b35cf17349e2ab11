import { createContext, createElement, Fragment, use, type ComponentType, type ReactNode } from 'react';

import { lazyComponent, type LazyComponent } from '../../runtime/registry/index.ts';

/**
 * The component that gives antd's components below it their theme and language; a fragment where an outer one already
 * does.
 */
export const AntdScopeContext = createContext<ComponentType<{ children: ReactNode }>>(Fragment);

/**
 * Returns the component that gives antd's components their theme and language; a fragment where an ancestor already
 * does.
 */
export function useAntdScope(): ComponentType<{ children: ReactNode }> {
  return use(AntdScopeContext);
}

/** Wraps content that antd renders. antd's style engine is loaded with the first such content, not with the page. */
export function AntdScope({ children }: { children: ReactNode }) {
  return createElement(useAntdScope(), null, children);
}

/** Creates a lazy component whose content is rendered by antd. */
export function antdComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  return lazyComponent(async () => {
    const Content = await load();
    return function InScope(props: Props) {
      return (
        <AntdScope>
          <Content {...props} />
        </AntdScope>
      );
    };
  });
}

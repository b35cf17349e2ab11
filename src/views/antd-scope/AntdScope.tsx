import { createContext, createElement, Fragment, use, type ComponentType, type ReactNode } from 'react';

import { lazyComponent, type LazyComponent } from '../../runtime/registry/index.ts';

/** What gives antd's parts below it their theme and language; nothing where an outer one does so already. */
export const AntdScopeContext = createContext<ComponentType<{ children: ReactNode }>>(Fragment);

/** What gives antd's parts here their theme and language; a fragment where something above does. */
export function useAntdScope(): ComponentType<{ children: ReactNode }> {
  return use(AntdScopeContext);
}

/** Around a part that antd draws. antd's engine of styles is loaded with the first such part, not with the page. */
export function AntdScope({ children }: { children: ReactNode }) {
  return createElement(useAntdScope(), null, children);
}

/** A lazy component whose content antd draws. */
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

import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { createStore } from 'jotai';
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';

import { actions } from '../src/actions/index.ts';

import '../src/app/theme/global.css';

import { darkTheme } from '../src/app/theme/dark-theme.ts';
import { lightTheme } from '../src/app/theme/light-theme.ts';
import { cells } from '../src/cells/index.ts';
import { createLookups } from '../src/data-sources/jeecg/index.ts';
import { registeredDeclaration } from '../src/engine/widgets/index.ts';
import { FeedbackProvider } from '../src/kit/feedback/index.ts';
import { ProblemCard } from '../src/kit/problem-card/index.ts';
import type { Ports } from '../src/runtime/ports/index.ts';
import { createRegistry, RuntimeProvider, type Runtime, type WidgetDefinition } from '../src/runtime/registry/index.ts';
import { FormItem, FormSkeleton } from '../src/views/form/index.ts';
import { widgets } from '../src/widgets/index.ts';
import { createFakePorts } from './fake-ports.ts';

const shelves = {
  declare: registeredDeclaration,
  widgets,
  cells,
  actions,
  views: { FormItem, ProblemCard, Skeleton: FormSkeleton },
};
const registry = createRegistry(shelves);

/** The app's themes without motion, because stories are inspected in their final state. */
const storyThemes = {
  light: { ...lightTheme, token: { ...lightTheme.token, motion: false } },
  dark: { ...darkTheme, token: { ...darkTheme.token, motion: false } },
};

const StoryTheme = createContext<'light' | 'dark'>('light');

function withLookups(ports: Ports): Ports {
  return { ...ports, lookups: createLookups(ports.requests) };
}

/** Provides what the app provides to its pages, with ports in memory and a new store for each story. */
export function StoryRuntime(props: {
  ports?: Ports;
  authority?: Runtime['authority'];
  user?: Runtime['user'];
  theme?: 'light' | 'dark';
  ownWidgets?: readonly WidgetDefinition[];
  children: ReactNode;
}) {
  const around = useContext(StoryTheme);
  const { ports, authority, user, theme = around, ownWidgets, children } = props;
  const [runtime] = useState<Runtime>(() => ({
    registry: ownWidgets ? createRegistry({ ...shelves, widgets: [...widgets, ...ownWidgets] }) : registry,
    ports: withLookups(ports ?? createFakePorts()),
    store: createStore(),
    ...(authority && { authority }),
    ...(user && { user }),
  }));
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <ConfigProvider locale={zhCN} theme={storyThemes[theme]} button={{ autoInsertSpace: false }}>
      <FeedbackProvider>
        <StoryTheme value={theme}>
          <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>
        </StoryTheme>
      </FeedbackProvider>
    </ConfigProvider>
  );
}

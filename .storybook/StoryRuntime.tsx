import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { createStore } from 'jotai';
import { useState, type ReactNode } from 'react';

import type { Ports } from '../src/runtime/data/ports.ts';
import { createRegistry, type Runtime, RuntimeProvider } from '../src/runtime/registry/index.ts';
import { FormItem, FormSkeleton } from '../src/views/form/index.ts';
import { ProblemCard } from '../src/views/problem-card/index.ts';
import { widgets } from '../src/widgets/index.ts';
import { createFakePorts } from './fake-ports.ts';
import { storyTheme } from './story-theme.ts';

const registry = createRegistry({
  widgets,
  cells: [],
  actions: [],
  views: { FormItem, ProblemCard, Skeleton: FormSkeleton },
});

/** What the app gives its pages, with ports in memory and a fresh store for each story. */
export function StoryRuntime({ ports, children }: { ports?: Ports; children: ReactNode }) {
  const [runtime] = useState<Runtime>(() => ({ registry, ports: ports ?? createFakePorts(), store: createStore() }));
  return (
    <ConfigProvider locale={zhCN} theme={storyTheme}>
      <App>
        <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>
      </App>
    </ConfigProvider>
  );
}

// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createDocumentsAround } from '../../runtime/page/documents-around.ts';
import { PageScopeContext, type PageScope } from '../../runtime/page/page-scope.ts';
import { RuntimeProvider } from '../../runtime/registry/index.ts';
import { settle } from '../../runtime/registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../../runtime/registry/testing/memory-runtime.ts';
import type { SourceDocument } from '../../schema/documents/document.ts';
import { ProblemCard, useModelProblems } from './index.ts';

const problemAt = (name: string) => ({
  severity: 'error' as const,
  code: 'unknown-dictionary',
  document: 'base/customer.model',
  pointer: `/schema/properties/${name}/x-dict`,
  message: `没有编码为“${name}”的字典，这个字段没有可选的值。`,
  expected: '数据字典里的编码',
});

const model: SourceDocument = {
  key: 'base/customer.model',
  id: 'base/customer',
  kind: 'model',
  hash: '1',
  body: {},
  problems: [problemAt('level'), problemAt('region'), { ...problemAt('note'), severity: 'warning' }],
};

function Cards() {
  const problems = useModelProblems({ id: 'base/customer' }, [problemAt('region')]);
  return problems.map((problem) => <ProblemCard key={problem.pointer} problem={problem} />);
}

async function drawnFor(permissions: ReadonlySet<string>): Promise<HTMLElement> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => settle(() => root.unmount()));
  const documents = createDocumentsAround(new Map([[model.key, model]]));
  await settle(() =>
    root.render(
      <RuntimeProvider runtime={memoryRuntime({ permissions })}>
        <PageScopeContext value={{ documents } as PageScope}>
          <Cards />
        </PageScopeContext>
      </RuntimeProvider>,
    ),
  );
  await vi.waitFor(() => expect(place.querySelector('[role=note]')).not.toBeNull());
  return place;
}

test('a mistake in the model of a page is a card for who may change documents, and one sentence for others', async () => {
  const configurator = await drawnFor(new Set(['system:document:edit']));
  expect(configurator.querySelectorAll('[role=note]')).toHaveLength(1);
  expect(configurator.textContent).toContain('没有编码为“level”的字典，这个字段没有可选的值。');
  expect(configurator.textContent).toContain(
    '文档 base/customer.model · 位置 /schema/properties/level/x-dict · 应为 数据字典里的编码',
  );
  const staff = await drawnFor(new Set(['base:customer:list']));
  expect(staff.textContent?.trim()).toBe('这个页面的配置有误，部分内容可能缺少，请联系管理员。');
});

// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { RuntimeProvider } from '../registry/index.ts';
import { memoryRuntime } from '../registry/testing/memory-runtime.ts';
import { Permitted } from './Permitted.tsx';
import { usePermitted } from './use-permitted.ts';

const Asked = () => String(usePermitted('base:customer:freeze'));

// covers: permission-directive
test.each<[ReadonlySet<string> | undefined, string]>([
  [new Set(['base:customer:freeze']), 'true冻结'],
  [new Set(['base:customer:add']), 'false—'],
  [new Set(), 'false—'],
  [undefined, 'true冻结'],
])('who holds %j sees %s', (permissions, shown) => {
  const page = renderToStaticMarkup(
    <RuntimeProvider runtime={memoryRuntime(permissions ? { permissions } : {})}>
      <Asked />
      <Permitted permission="base:customer:freeze" otherwise="—">
        冻结
      </Permitted>
    </RuntimeProvider>,
  );
  expect(page).toBe(shown);
});

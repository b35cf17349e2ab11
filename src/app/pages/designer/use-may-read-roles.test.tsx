// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { RuntimeProvider } from '../../../runtime/registry/index.ts';
import { memoryRuntime } from '../../../runtime/registry/testing/memory-runtime.ts';
import { useMayReadRoles } from './use-may-read-roles.ts';

const Asked = () => String(useMayReadRoles());

test.each([
  ['role:list role:authorize permission:list', 'true'],
  ['user:list role:authorize permission:list', 'true'],
  ['role:authorize permission:list', 'false'],
  ['role:list permission:list', 'false'],
  ['role:list user:list role:authorize', 'false'],
  ['', 'false'],
])('who holds “%s” may look at a form as a role sees it: %s', (held, shown) => {
  const permissions = new Set(held.split(' ').map((name) => `system:${name}`));
  const page = renderToStaticMarkup(
    <RuntimeProvider runtime={memoryRuntime({ permissions })}>
      <Asked />
    </RuntimeProvider>,
  );
  expect(page).toBe(shown);
});

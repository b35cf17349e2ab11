// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';

import { resolveList } from '../../engine/list/index.ts';
import { documentSet, sales } from '../../engine/model/testing/documents.ts';
import { vocabulary } from '../../engine/model/testing/vocabulary.ts';
import { RuntimeProvider } from '../../runtime/registry/index.ts';
import { settle } from '../../runtime/registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../../runtime/registry/testing/memory-runtime.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { SearchProps } from './SearchProps.tsx';

async function shownProps(componentProps: JsonObject): Promise<unknown> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const body = { kind: 'list', title: '客户', model: 'base/customer', search: [{ field: 'name', componentProps }] };
  const { search, problems } = resolveList({ document: 'a/b.list', pointer: '', body }, documentSet(sales), vocabulary);
  expect(problems).toEqual([]);
  const [field] = search;
  if (!field) throw new Error('no search field');
  expect(JSON.stringify(field.props)).not.toContain('{{');
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => settle(() => root.unmount()));
  await settle(() =>
    root.render(
      <RuntimeProvider runtime={memoryRuntime({ permissions: new Set(['base:customer:list']) })}>
        <SearchProps field={field}>{({ props }) => JSON.stringify(props)}</SearchProps>
      </RuntimeProvider>,
    ),
  );
  return vi.waitFor(() => JSON.parse(place.textContent ?? ''));
}

test.each<[string, JsonObject, JsonObject]>([
  [
    'the user',
    { placeholder: '{{ $user.realname + "的客户" }}', size: 'small' },
    { placeholder: '张三的客户', size: 'small', maxLength: 100 },
  ],
  ['the permissions', { maxLength: '{{ $permissions.includes("base:customer:list") ? 20 : 5 }}' }, { maxLength: 20 }],
  [
    'nothing where it fails or does not fit',
    { placeholder: '{{ $user.a.b }}', size: '{{ "huge" }}', maxLength: 9 },
    { maxLength: 9 },
  ],
])('props of a search field are computed from %s', async (_what, written, shown) => {
  expect(await shownProps(written)).toEqual(shown);
});

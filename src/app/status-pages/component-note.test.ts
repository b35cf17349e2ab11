import { expect, test } from 'vitest';

import type { JsonObject } from '../../schema/json/index.ts';
import { componentNote } from './component-note.ts';

const components: JsonObject[] = [
  { component: 'demo/*', note: { 'zh-CN': '示例', 'en-US': 'Sample' } },
  { component: 'demo/form/*', note: '表单示例' },
  { component: 'demo/form/index', note: '基础表单' },
  { component: 'demo/known', document: 'base/customer.list' },
];

test.each([
  ['demo/table/Basic', '示例'],
  ['demo/form/index', '基础表单'],
  ['demo/form/UseForm', '表单示例'],
  ['other/Page', undefined],
])(
  'why the component %s has no page is %s: its own sentence, or that of the longest path above it',
  (component, note) => {
    expect(componentNote(component, components)).toBe(note);
  },
);

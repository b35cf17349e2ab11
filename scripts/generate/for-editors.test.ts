import { expect, test } from 'vitest';

import { forEditors } from './for-editors.ts';

const text = { title: '文本', description: '给人看的文字。', type: 'string' };
const button = { title: '按钮', description: '一个按钮。', type: 'object', properties: {} };
const kind = {
  title: '样子',
  description: '按钮的样子。',
  'x-en-US': { title: 'Kind' },
  'x-group': 'look',
  enum: ['link', null, 'plain'],
  'x-labels': { link: { 'zh-CN': '链接', 'en-US': 'Link' }, null: { 'zh-CN': '没有', 'en-US': 'None' } },
};

test('an editor shows the words of keys and the labels of values, in Chinese', () => {
  const shown = forEditors({ properties: { kind }, definitions: {} });
  expect(shown['properties']).toEqual({
    kind: {
      title: '样子',
      description: '按钮的样子。',
      enum: ['link', null, 'plain'],
      enumDescriptions: ['链接', '没有', ''],
    },
  });
});

test('the words of a definition hide those of a key only where they describe an object', () => {
  expect(forEditors({ definitions: { text, button } })).toEqual({ definitions: { text: { type: 'string' }, button } });
});

import { expect, test } from 'vitest';

import { readMetaSchemas } from '../../words/meta-schemas.ts';
import { cataloguePage } from './catalogue-page.ts';

const schemas = readMetaSchemas();
const rate = {
  title: '评分',
  description: '几颗星。',
  'x-en-US': { title: 'Rate', description: 'A number of stars.' },
  properties: {
    count: {
      title: '最多几颗',
      description: '一共几颗星。',
      'x-en-US': { title: 'Stars', description: 'How many stars there are.' },
      'x-group': 'look',
      type: 'integer',
      default: 5,
    },
  },
};
const vocabulary = {
  widgets: { Rate: { title: '评分', props: rate } },
  cells: { plain: { title: '文本', props: { title: '文本' } } },
  actions: {},
  rules: {},
};

test('the catalogue describes the purpose and the props of a widget in both languages', () => {
  const chinese = cataloguePage(vocabulary, schemas, 'zh-CN');
  expect(chinese).toContain('### Rate：评分\n\n几颗星。\n\n| 分组 |');
  expect(chinese).toContain('| 外观 | `count` | 最多几颗 | 一共几颗星。 | 整数；默认 `5` |');
  const english = cataloguePage(vocabulary, schemas, 'en-US');
  expect(english).toContain('### Rate: Rate\n\nA number of stars.\n\n| Group |');
  expect(english).toContain('| Appearance | `count` | Stars | How many stars there are. | integer; default `5` |');
});

test('what has no props has no table', () => {
  expect(cataloguePage(vocabulary, schemas, 'zh-CN')).toMatch(/### plain：文本\n\n## 动作/);
});

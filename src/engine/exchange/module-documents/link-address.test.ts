import { expect, test } from 'vitest';

import { evaluateExpression, extractTemplate } from '../../../schema/expressions/index.ts';
import { linkAddress } from './link-address.ts';

test.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['/base/customer', '/base/customer'],
  ['https://example.com/?q=${name}&n=${none}', 'https://example.com/?q=%E7%94%B2%26%E4%B9%99&n='],
])('the link %s opens %s', (href, address) => {
  const expression = extractTemplate(linkAddress(href, new Set(['name', 'none'])) ?? '') ?? '';
  expect(evaluateExpression(expression, { $record: { name: '甲&乙', none: null } })).toBe(address);
});

test.each(['javascript:alert(1)', 'theirs/Page', '/a?b=${other}', '/a?token={{ACCESS_TOKEN}}', '${name}'])(
  'the link %s, which code of another program completes, is none',
  (href) => {
    expect(linkAddress(href, new Set(['name']))).toBeUndefined();
  },
);

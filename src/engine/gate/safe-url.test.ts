import { describe, expect, it } from 'vitest';

import { isSafeName, isSafePath, safeUrl } from './index.ts';

describe('safeUrl', () => {
  it.each([
    'https://example.com/a?b=1#c',
    'http://example.com',
    'HTTPS://EXAMPLE.COM',
    'mailto:a@b.cn',
    'tel:+86-10-1234',
    '/sales/order?id=1',
    '#top',
    '?page=2',
    '/',
  ])('lets %s through', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://a',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'evil.example',
    '',
    'about:blank',
    null,
    42,
  ])('refuses %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });
});

describe('names', () => {
  it.each(['name', '_grid1', '$x', '客户', 'a-b', 'openedOn2'])('%s is safe', (name) => {
    expect(isSafeName(name)).toBe(true);
  });

  it.each([
    '__proto__',
    'constructor',
    'prototype',
    'length',
    'toString',
    'hasOwnProperty',
    'a.b',
    'a b',
    'a:b',
    '1a',
    '',
    'x'.repeat(65),
    '..',
  ])('%j is not', (name) => {
    expect(isSafeName(name)).toBe(false);
  });

  it('a path is safe names and dots', () => {
    expect([isSafePath('address.city'), isSafePath('a.__proto__.b'), isSafePath('a..b'), isSafePath('')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

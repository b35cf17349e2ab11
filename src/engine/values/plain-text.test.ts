import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { plainText } from './plain-text.ts';

describe('a formatted text on one line', () => {
  test.each([
    ['<p>第一段</p><p>第<b>二</b>段</p>', '第一段 第二段'],
    ['看图<img src="temp/a.png" alt="a > b">吧', '看图[图片] b">吧'],
    ['1 &lt; 2 &amp;&nbsp;3 &#20013;&#x6587; &unknown;', '1 < 2 & 3 中文 &unknown;'],
    ['没有标签', '没有标签'],
    ['<ul><li>甲</li><li>乙</li></ul>', '甲 乙'],
  ])('%s is %s', (html, text) => {
    expect(plainText(html, 'html')).toBe(text);
  });

  test.each([
    ['# 标题\n\n正文 **重要** 和 `代码`', '标题 正文 重要 和 代码'],
    ['- 甲\n- 乙\n1. 丙', '甲 乙 丙'],
    ['> 引用\n[链接](https://a.cn) ![图](temp/a.png)', '引用 链接 [图片]'],
    ['```ts\nconst a_b_c = 1\n```', 'const a_b_c = 1'],
    ['*强调*，还有 2 * 3 * 4', '强调，还有 2 * 3 * 4'],
  ])('%j is %s', (markdown, text) => {
    expect(plainText(markdown, 'markdown')).toBe(text);
  });

  test('keeps every word between tags, and nothing else', () => {
    const part = fc.record({ tag: fc.constantFrom('b', 'i', 'span', 'u'), word: fc.constantFrom('甲', 'b c', '1') });
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const html = parts.map(({ tag, word }) => `<${tag} class="x">${word}</${tag}>`).join('');
        expect(plainText(html, 'html')).toBe(parts.map(({ word }) => word).join(''));
      }),
    );
  });

  test('is read quickly, whatever it is made of', () => {
    const started = performance.now();
    for (const part of ['<', '[', '![', '*', '&', '<img ']) plainText(part.repeat(100_000), 'markdown');
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

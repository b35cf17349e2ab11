import type { Locale } from '../../../words/words.ts';
import { checkWords, textIn, type Text } from './check-words.ts';
import { table } from './markdown.ts';
import { pageTexts } from './page-texts.ts';

const sentences: Readonly<Record<string, readonly [what: Text, unit: Text]>> = {
  characters: [
    { 'zh-CN': '长度', 'en-US': 'length' },
    { 'zh-CN': '字符', 'en-US': ' characters' },
  ],
  brackets: [
    { 'zh-CN': '括号嵌套', 'en-US': 'nested brackets' },
    { 'zh-CN': '层', 'en-US': '' },
  ],
  unaryInARow: [
    { 'zh-CN': '值前面连着写的符号', 'en-US': 'signs in a row before a value' },
    { 'zh-CN': '个', 'en-US': '' },
  ],
  depth: [
    { 'zh-CN': '语法嵌套', 'en-US': 'nested syntax' },
    { 'zh-CN': '层', 'en-US': '' },
  ],
  nodes: [
    { 'zh-CN': '语法单元', 'en-US': 'parts of syntax' },
    { 'zh-CN': '个', 'en-US': '' },
  ],
  arrowsInside: [
    { 'zh-CN': '箭头函数嵌套', 'en-US': 'nested arrow functions' },
    { 'zh-CN': '层', 'en-US': '' },
  ],
  steps: [
    { 'zh-CN': '一次计算的步数', 'en-US': 'steps of one evaluation' },
    { 'zh-CN': '步', 'en-US': '' },
  ],
  text: [
    { 'zh-CN': '结果文本', 'en-US': 'a text that results' },
    { 'zh-CN': '字符', 'en-US': ' characters' },
  ],
  array: [
    { 'zh-CN': '结果数组', 'en-US': 'an array that results' },
    { 'zh-CN': '项', 'en-US': ' items' },
  ],
  calls: [
    { 'zh-CN': '箭头函数互相调用', 'en-US': 'arrow functions that call each other' },
    { 'zh-CN': '层', 'en-US': '' },
  ],
};

const unseen = ['cachedExpressions'];

/**
 * Renders the limits of the language as a table.
 * @throws Error if a limit has no description, or a description has no limit.
 */
export function limitsSection(locale: Locale, limits: Readonly<Record<string, number>>): string {
  const known = Object.keys(limits).filter((name) => !unseen.includes(name));
  checkWords('limits', known, sentences);
  const { what, most } = pageTexts[locale].columns;
  const rows = Object.entries(sentences).map(([name, [description, unit]]) => {
    const number = (limits[name] ?? 0).toLocaleString('en-US');
    const space = locale === 'zh-CN' ? ' ' : '';
    return [textIn(description, locale), `${number}${unit[locale] === '' ? '' : space}${unit[locale]}`];
  });
  return table([what, most], rows);
}

import { expect, test } from 'vitest';

import { leaveQuestion } from './leave-question.ts';

test.each([
  [['计量单位'], '“计量单位”有未保存的修改，确定关闭吗？'],
  [['计量单位', '客户'], '“计量单位”、“客户”有未保存的修改，确定关闭吗？'],
  [['甲', '乙', '丙', '丁'], '“甲”、“乙”、“丙”等 4 页有未保存的修改，确定关闭吗？'],
])('before the tabs %j close, they are named', (titles, title) => {
  expect(leaveQuestion(titles, 'close')).toMatchObject({ title, content: '关闭后，没有保存的内容会丢失。' });
});

test('the answers say what they do, and the one that keeps has the focus', () => {
  const { okText, cancelText, autoFocusButton } = leaveQuestion(['客户'], 'refresh');
  expect([okText, cancelText, autoFocusButton]).toEqual(['刷新', '不刷新', 'cancel']);
});

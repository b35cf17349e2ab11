import { expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import { toTree } from '../../../src/schema/tree/index.ts';
import { perform, startHistory } from '../../model/index.ts';
import { stepInWords, type Step } from '../../words/index.ts';
import { stepNames } from './step-names.ts';

const body = {
  kind: 'form',
  properties: { number: { type: 'number', title: '数量', 'x-component': 'Number' }, gone: { title: '旧的' } },
};

const label: Step = { key: 'remove', values: [['gone']] };
const history = perform(startHistory(toTree(body)), label, [{ op: 'remove', path: ['properties', 'gone'] }]);

test.each<[Step, string, string]>([
  [
    { key: 'change', values: [['number'], ['x-visible']] },
    '修改“数量”的显示条件',
    'Change Visible (condition) of “数量”',
  ],
  [{ key: 'change', values: [['number'], ['title']] }, '修改“数量”的标题', 'Change Title of “数量”'],
  [
    { key: 'change', values: [['number'], ['x-component-props', 'placeholder']] },
    '修改“数量”的占位文字',
    'Change Placeholder of “数量”',
  ],
  [{ key: 'change', values: [[], ['title']] }, '修改表单的标题', 'Change Title of the form'],
  [{ key: 'move', values: [['number', 'gone']] }, '移动 2 个', 'Move 2 components'],
  [label, '删除“旧的”', 'Delete “旧的”'],
])('a step names nodes by their titles and properties by their labels', (step, chinese, english) => {
  const design = { tree: history.tree, history, vocabulary };
  expect(stepInWords(step, 'zh-CN', stepNames(design, 'zh-CN'))).toBe(chinese);
  expect(stepInWords(step, 'en-US', stepNames(design, 'en-US'))).toBe(english);
});

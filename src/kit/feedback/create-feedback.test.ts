import { expect, test } from 'vitest';

import { createFeedback } from './create-feedback.ts';

test('each message asks for the code of messages until it is there', () => {
  const { feedback, subscribe, isWanted } = createFeedback();
  let asked = 0;
  const cancel = subscribe(() => void asked++);
  expect(isWanted()).toBe(false);
  feedback.message.success('新增成功');
  feedback.message.warning('请选择一条记录！');
  expect([isWanted(), asked]).toEqual([true, 2]);
  cancel();
  feedback.message.info('还有一条');
  expect(asked).toBe(2);
});

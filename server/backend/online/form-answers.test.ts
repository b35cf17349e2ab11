import { expect, test } from 'vitest';

import { askResult } from './form-answers.ts';

const answering = (json: object) => async () => ({ status: 200, json });

// covers: backend-online-withheld
test.each([
  [{ success: false, code: 500, message: '无权限访问(操作)' }, 403, '以“f1”结尾的菜单'],
  [{ success: false, code: 510, message: '没有权限' }, 403, '没有权限，请联系管理员授权'],
  [{ success: false, code: 500, message: '实体不存在\n at x' }, 404, '后端没有给出这张在线表单或报表：实体不存在'],
])('an answer %j to who asks for an online form is a refusal with %i', async (json, status, message) => {
  const result = askResult('/online/cgform/api/getColumns/f1', answering(json));
  await expect(result).rejects.toMatchObject({ status, message: expect.stringContaining(message) });
});

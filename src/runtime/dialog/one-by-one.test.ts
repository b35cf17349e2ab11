import { expect, test } from 'vitest';

import { PortError, type ImportAnswer } from '../ports/index.ts';
import { oneByOne } from './one-by-one.ts';

const files = ['a.xlsx', 'b.xlsx', 'c.xlsx'].map((name) => new File(['x'], name));
const answers: Record<string, ImportAnswer> = {
  'a.xlsx': { outcome: 'all', message: '文件导入成功！数据行数：3', errors: [] },
  'b.xlsx': {
    outcome: 'some',
    message: '文件导入成功，但有错误。',
    summary: '已导入行数：2，错误行数：1',
    errors: [],
    errorFiles: [{ path: '/logs/b.txt', name: 'b.txt' }],
  },
};
const sent: string[][] = [];
const send = async (given: readonly File[]): Promise<ImportAnswer> => {
  await Promise.resolve();
  sent.push(given.map(({ name }) => name));
  const answer = answers[given[0]?.name ?? ''];
  if (!answer) throw new PortError('server', '文件导入失败:没有表头');
  return answer;
};

test('each file is sent by itself, and a file that fails does not hide what came of the others', async () => {
  const answer = await oneByOne(files, send);
  expect(sent).toEqual([['a.xlsx'], ['b.xlsx'], ['c.xlsx']]);
  expect(answer.outcome).toBe('some');
  for (const part of ['a.xlsx：文件导入成功！数据行数：3', 'b.xlsx：已导入行数：2', 'c.xlsx：文件导入失败:没有表头'])
    expect(answer.message).toContain(part);
  expect(answer.errorFiles).toEqual([{ path: '/logs/b.txt', name: 'b.txt' }]);
});

test('one file alone answers, or fails, as it does', async () => {
  expect(await oneByOne(files.slice(0, 1), send)).toEqual(answers['a.xlsx']);
  await expect(oneByOne(files.slice(2), send)).rejects.toThrow('没有表头');
});

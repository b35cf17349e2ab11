import { expect, test } from 'vitest';

import { createUploadRunner } from './run-upload.ts';

function upload(runner = createUploadRunner()) {
  const said: string[] = [];
  const controller = new AbortController();
  let end: (path: string | Error) => void = () => undefined;
  let progress: (percent: number) => void = () => undefined;
  const done = runner(controller.signal, {
    send: ({ onProgress }) => {
      said.push('sent');
      progress = onProgress;
      return new Promise((resolve, reject) => {
        end = (path) => (typeof path === 'string' ? resolve(path) : reject(path));
      });
    },
    onProgress: (percent) => void said.push(`${percent}%`),
    onStored: (path) => void said.push(path),
    onFailed: (reason) => void said.push(reason),
  });
  const ended = (path: string | Error) => (end(path), done);
  return { said, controller, ended, progress: (percent: number) => progress(percent) };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

test.each<[end: string | Error, said: string]>([
  ['temp/a.png', 'temp/a.png'],
  [new Error('磁盘已满'), '磁盘已满'],
  [new Error(''), '未知错误'],
])('an upload that ends with %s says %s', async (end, said) => {
  const one = upload();
  await soon();
  one.progress(40);
  await one.ended(end);
  expect(one.said).toEqual(['sent', '40%', said]);
});

test('three are on their way at once; one that was given up makes room and says nothing more', async () => {
  const runner = createUploadRunner();
  const all = Array.from({ length: 5 }, () => upload(runner));
  await soon();
  expect(all.map(({ said }) => said)).toEqual([['sent'], ['sent'], ['sent'], [], []]);
  all[3]?.controller.abort();
  all[0]?.controller.abort();
  all[0]?.progress(90);
  await all[0]?.ended('temp/late.png');
  await soon();
  expect(all.map(({ said }) => said)).toEqual([['sent'], ['sent'], ['sent'], [], ['sent']]);
});

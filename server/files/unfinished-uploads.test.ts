import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';

import { eventually } from '../http/testing/eventually.ts';
import { useFiles } from './testing/file-server.ts';

const files = useFiles();
const boundary = 'between';
const head =
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n` +
  'Content-Type: text/plain\r\n\r\n';
const end = `\r\n--${boundary}--\r\n`;
const field = `--${boundary}\r\nContent-Disposition: form-data; name="biz"\r\n\r\n`;

const request = (length: string, type = boundary) =>
  `POST /jeecg-boot/sys/common/upload HTTP/1.1\r\nHost: x\r\nX-Access-Token: lin\r\n${length}\r\n` +
  `Content-Type: multipart/form-data; boundary=${type}\r\n\r\n`;
const announced = request('Content-Length: 1000000');
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

interface Sent {
  first: string;
  again?: string;
  everyMs?: number;
}

async function answerTo(port: number, { first, again, everyMs = 20 }: Sent): Promise<{ status: number; text: string }> {
  const text = await new Promise<string>((resolve) => {
    let got = '';
    let timer: NodeJS.Timeout | undefined;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.write(first);
      if (again !== undefined) timer = setInterval(() => socket.write(again), everyMs);
    });
    socket.on('data', (bytes) => (got += String(bytes)));
    socket.on('error', () => undefined);
    for (const event of ['end', 'close'])
      socket.on(event, () => {
        clearInterval(timer);
        socket.destroy();
        resolve(got);
      });
  });
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text };
}

/** A sender that continues may lose the response to the reset of its connection (RFC 9112, 9.6), so it sends again. */
async function answerToAny(port: number, sent: Sent) {
  let answer = await answerTo(port, sent);
  for (let tries = 1; answer.text === '' && sent.again !== undefined && tries < 5; tries += 1)
    answer = await answerTo(port, sent);
  return answer;
}

test.each<[string, Sent, number, string]>([
  ['stalls within a file', { first: `${announced}${head}some` }, 408, '上传太慢或已停住'],
  ['stalls before its first part', { first: announced }, 408, '上传太慢或已停住'],
  ['stalls within a field', { first: `${announced}${field}te` }, 408, '上传太慢或已停住'],
  ['stalls within the head of a part', { first: `${announced}--${boundary}\r\nContent-Dis` }, 408, '上传太慢'],
  ['comes byte by byte', { first: `${announced}${head}`, again: 'x' }, 408, '上传太慢或已停住'],
  [
    'comes in chunks of a byte',
    { first: `${request('Transfer-Encoding: chunked')}${chunk(head)}`, again: chunk('x') },
    408,
    '上传太慢或已停住',
  ],
  [
    'sends on after its limit',
    { first: `${request('Transfer-Encoding: chunked')}${chunk(head)}`, again: chunk('x'.repeat(1_000_000)) },
    400,
    '文件大小超出10MB限制',
  ],
  [
    'never ends, and is no form',
    { first: request('Transfer-Encoding: chunked'), again: chunk('x'.repeat(8_000_000)), everyMs: 5 },
    400,
    '上传的内容太多',
  ],
  [
    'ends within a file',
    { first: `${request(`Content-Length: ${head.length + 4}\r\nConnection: close`)}${head}some` },
    400,
    '上传的内容不完整',
  ],
  [
    'has a boundary of 300 characters',
    { first: request(`Content-Length: 0\r\nConnection: close`, 'b'.repeat(300)) },
    400,
    '分隔符（boundary）',
  ],
  [
    'has an empty boundary',
    { first: request(`Content-Length: ${end.length}\r\nConnection: close`, '') + end },
    400,
    '分隔符（boundary）',
  ],
])('an upload that %s is answered, closed, and leaves no file', async (_what, sent, status, message) => {
  const { store, listen } = await files({ uploadPace: { windowMs: 400, leastBytes: 100_000 } });
  const answer = await answerToAny(await listen(), sent);
  expect(answer).toMatchObject({ status, text: expect.stringContaining(message) });
  expect(answer.text).toMatch(/connection: close/i);
  const left = () => readdirSync(store.folder, { recursive: true }).filter((path) => path !== '.incoming');
  await eventually(() => expect(left()).toEqual([]));
});

test('an upload for which the time of its request is over leaves no file either, though its sender stays', async () => {
  const timeouts = { headersMs: 300, requestMs: 500, checkMs: 100 };
  const { store, listen } = await files({ timeouts });
  const answer = await answerTo(await listen(), { first: `${announced}${head}some` });
  expect(answer).toMatchObject({ status: 408, text: expect.stringContaining('没有在限定时间内发送完') });
  await eventually(() => expect(readdirSync(store.incoming)).toEqual([]));
});

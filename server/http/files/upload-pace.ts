import type { IncomingMessage } from 'node:http';

import { say } from '../../locale/index.ts';
import { Refusal } from '../routes/index.ts';

/** The slowest permitted pace of an upload: at least `leastBytes` within each `windowMs`. */
export interface UploadPace {
  windowMs: number;
  leastBytes: number;
}

/** 10 kB a second; a slow mobile connection sends a multiple of it. */
export const usualPace: UploadPace = { windowMs: 20_000, leastBytes: 200_000 };

const looks = 20;

/**
 * Watches the pace at which the body of a request arrives, by the bytes that its connection has read. The time in which
 * the server itself keeps the sender waiting does not count.
 * @param mostBytes the most bytes of the whole body.
 * @param refuse is called once, with the reason: too slow, or endless.
 * @returns a function that stops watching.
 */
export function watchPace(
  request: IncomingMessage,
  { windowMs, leastBytes, mostBytes }: UploadPace & { mostBytes: number },
  refuse: (why: Refusal) => void,
): () => void {
  const { socket } = request;
  const first = socket.bytesRead;
  let seen: number[] = [first];
  const look = (): void => {
    const isWaitingForUs = request.readableLength > 0;
    seen = isWaitingForUs ? [socket.bytesRead] : [...seen, socket.bytesRead].slice(-looks - 1);
    const [oldest = first] = seen;
    const hasStalled = seen.length > looks && socket.bytesRead - oldest < leastBytes;
    if (!hasStalled && socket.bytesRead - first <= mostBytes) return;
    clearInterval(timer);
    refuse(hasStalled ? tooSlow() : endless());
  };
  const timer = setInterval(look, windowMs / looks);
  return () => clearInterval(timer);
}

function tooSlow(): Refusal {
  return new Refusal(say('上传太慢或已停住，请检查网络后重试。'), {
    status: 408,
    code: 408,
    headers: { connection: 'close' },
  });
}

function endless(): Refusal {
  return new Refusal(say('上传的内容太多，请减少文件后重试。'), {
    status: 400,
    code: 400,
    headers: { connection: 'close' },
  });
}

import type { WebSocket } from 'ws';

import type { Listener } from './channels.ts';

export const limits = {
  /** Bytes of a frame. */
  frame: 262_144,
  burst: 60,
  perSecond: 20,
  /** Bytes that may wait for a slow client. */
  waiting: 4_194_304,
};

/** Close codes (RFC 6455 7.4; 4000 and above are ours). */
const codes = { restart: 1012, policy: 1008, unauthenticated: 4401 };

export class Connection implements Listener {
  readonly #socket: WebSocket;
  #alive = true;
  #allowance = limits.burst;
  #lastFrame = Date.now();

  constructor(socket: WebSocket, onFrame: (text: string) => void) {
    this.#socket = socket;
    socket.on('pong', () => (this.#alive = true));
    socket.on('message', (data, isBinary) => {
      this.#alive = true;
      if (!this.#takesOneMore()) socket.close(codes.policy, '发送得太快');
      // `ws` gives one buffer for each message by default.
      else if (!isBinary && Buffer.isBuffer(data)) onFrame(data.toString('utf8'));
    });
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > limits.waiting) this.#socket.terminate();
    else this.#socket.send(text);
  }

  probe(): void {
    if (!this.#alive) {
      this.#socket.terminate();
      return;
    }
    this.#alive = false;
    this.#socket.ping();
  }

  signedOut(): void {
    this.#socket.close(codes.unauthenticated, 'Token失效，请重新登录');
  }

  forbidden(): void {
    this.#socket.close(codes.policy, '没有权限');
  }

  moved(): void {
    this.#socket.close(codes.restart, '租户已切换');
  }

  #takesOneMore(): boolean {
    const now = Date.now();
    this.#allowance = Math.min(limits.burst, this.#allowance + ((now - this.#lastFrame) / 1000) * limits.perSecond);
    this.#lastFrame = now;
    this.#allowance -= 1;
    return this.#allowance >= 0;
  }
}

import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';

import { concatenate } from './concatenate.ts';
import type { Reply, Request } from './protocol.ts';
import type { Watchdog } from './watchdog.ts';

/**
 * Replaces the socket of `pg`'s client: sends each write to the worker as one `execute`, and returns the worker's
 * answers. It ends with the worker; the client then rejects everything pending.
 */
export class Wire extends Duplex {
  readonly #worker: Worker;
  readonly #watchdog: Watchdog;

  constructor(worker: Worker, watchdog: Watchdog) {
    super();
    this.#worker = worker;
    this.#watchdog = watchdog;
    worker.on('message', this.#receive);
    worker.once('exit', this.#lose);
  }

  /** Called by `pg` after construction, as for a socket; the worker is already ready by then. */
  connect(): void {
    queueMicrotask(() => this.emit('connect'));
  }

  setNoDelay(): void {}

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#execute([chunk]);
    done();
  }

  /** `pg` corks the stream for the messages of one query, which are sent together. */
  override _writev(writes: { chunk: Uint8Array }[], done: () => void): void {
    this.#execute(writes.map((write) => write.chunk));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#receive);
    this.#worker.off('exit', this.#lose);
    this.#watchdog.stop();
    done(error);
  }

  #execute(chunks: Uint8Array[]): void {
    const bytes = concatenate(chunks);
    const request: Request = { kind: 'execute', bytes };
    this.#worker.postMessage(request, [bytes.buffer]);
    this.#watchdog.sent();
  }

  readonly #receive = (reply: Reply): void => {
    if (reply.kind !== 'answer') return;
    this.#watchdog.answered();
    if (reply.bytes.length > 0) this.push(reply.bytes);
  };

  readonly #lose = (): void => void this.destroy(new Error('The embedded database stopped.'));
}

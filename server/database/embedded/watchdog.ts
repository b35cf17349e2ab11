/**
 * Calls back when an answer to a statement does not come in time. PGlite cannot interrupt a statement: the callback
 * ends the thread, and recovery does the rest.
 */
export class Watchdog {
  readonly #limitMs: () => number;
  readonly #onTimeout: () => void;
  #open = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param limitMs how long the next answer may take; Infinity for no limit. */
  constructor(limitMs: () => number, onTimeout: () => void) {
    this.#limitMs = limitMs;
    this.#onTimeout = onTimeout;
  }

  /** A statement has been sent. */
  sent(): void {
    if (this.#open++ === 0) this.#watch();
  }

  /** The oldest open statement has been answered. */
  answered(): void {
    clearTimeout(this.#timer);
    this.#open = Math.max(0, this.#open - 1);
    if (this.#open > 0) this.#watch();
  }

  /** No more answers are expected. */
  stop(): void {
    this.#open = 0;
    clearTimeout(this.#timer);
  }

  #watch(): void {
    clearTimeout(this.#timer);
    const limitMs = this.#limitMs();
    if (Number.isFinite(limitMs)) this.#timer = setTimeout(this.#onTimeout, limitMs).unref();
  }
}

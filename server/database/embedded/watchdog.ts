/**
 * Calls back when a statement is not answered in time. PGlite cannot interrupt a statement: the callback ends the
 * thread, and recovery follows.
 */
export class Watchdog {
  readonly #limitMs: () => number;
  readonly #onTimeout: () => void;
  #open = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limitMs: () => number, onTimeout: () => void) {
    this.#limitMs = limitMs;
    this.#onTimeout = onTimeout;
  }

  sent(): void {
    if (this.#open++ === 0) this.#watch();
  }

  answered(): void {
    clearTimeout(this.#timer);
    this.#open = Math.max(0, this.#open - 1);
    if (this.#open > 0) this.#watch();
  }

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

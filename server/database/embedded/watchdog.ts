/**
 * Waits for the answer to each question, and barks when one does not come in time. PGlite cannot interrupt a statement:
 * who hears it ends the thread, and recovery does the rest.
 */
export class Watchdog {
  readonly #limitMs: () => number;
  readonly #bark: () => void;
  #open = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param limitMs how long an answer may take now; Infinity while there is no limit. */
  constructor(limitMs: () => number, bark: () => void) {
    this.#limitMs = limitMs;
    this.#bark = bark;
  }

  /** A question has been asked. */
  asked(): void {
    if (this.#open++ === 0) this.#watch();
  }

  /** The oldest open question has been answered. */
  answered(): void {
    clearTimeout(this.#timer);
    this.#open = Math.max(0, this.#open - 1);
    if (this.#open > 0) this.#watch();
  }

  /** There is nobody to ask any more. */
  stop(): void {
    this.#open = 0;
    clearTimeout(this.#timer);
  }

  #watch(): void {
    clearTimeout(this.#timer);
    const limitMs = this.#limitMs();
    if (Number.isFinite(limitMs)) this.#timer = setTimeout(this.#bark, limitMs).unref();
  }
}

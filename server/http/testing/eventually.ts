import { vi } from 'vitest';

/**
 * Resolves once the expectation holds. It waits as long as a busy machine may need; an expectation that never holds
 * still fails.
 */
export function eventually<Result>(expectation: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(expectation, { timeout: 30_000 });
}

import { detectVersion, type DetectedVersion } from './detect-version.ts';

export interface FollowedVersion {
  current(): string;
  /** Queries a back end that has not answered yet once more; resolves immediately if it has. */
  ask(): Promise<void>;
  close(): void;
}

export interface FollowedOptions {
  assumed: string;
  /** Called once with the detected version; undefined if the back end answers without any evidence of it. */
  onFound: (found: DetectedVersion | undefined) => void;
  onAway: () => void;
  interval?: number;
}

/**
 * Queries a back end for its version and retries until it answers, because it may start later than this server.
 * @param url The URL of the back end with its context path.
 */
export async function followVersion(url: string, options: FollowedOptions): Promise<FollowedVersion> {
  const { assumed, onFound, onAway, interval = 5_000 } = options;
  let version = assumed;
  let isKnown = false;
  let asking: Promise<void> | undefined;
  const askOnce = async (): Promise<void> => {
    const found = await detectVersion(url);
    if (found === 'away') return;
    isKnown = true;
    if (found) ({ version } = found);
    onFound(found);
  };
  const ask = async (): Promise<void> => {
    if (isKnown) return;
    asking ??= askOnce().finally(() => (asking = undefined));
    await asking;
  };
  await ask();
  if (isKnown) return { current: () => version, ask, close: () => {} };
  onAway();
  const timer = setInterval(() => {
    if (isKnown) clearInterval(timer);
    else void ask();
  }, interval);
  timer.unref();
  return { current: () => version, ask, close: () => clearInterval(timer) };
}

export function fixedVersion(version: string): FollowedVersion {
  return { current: () => version, ask: async () => {}, close: () => {} };
}

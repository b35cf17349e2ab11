import { detectVersion, type DetectedVersion } from './detect-version.ts';

/** The version of a back end, which may only become known after the start. */
export interface FollowedVersion {
  /** The version as it is known now; one that is assumed until the back end has answered. */
  current(): string;
  /** Asks a back end that has not answered yet once more; at once where it has. */
  ask(): Promise<void>;
  /** Ends the asking. */
  close(): void;
}

export interface FollowedOptions {
  /** The version that is assumed until the back end answers. */
  assumed: string;
  /** Called once with what was found; undefined where it answers without any sign of its version. */
  onFound: (found: DetectedVersion | undefined) => void;
  /** Called once where it did not answer at the start. */
  onAway: () => void;
  /** The time between two questions to a back end that is away, in milliseconds. */
  interval?: number;
}

/**
 * Asks a back end for its version, and asks again until it answers: it may start later than this server.
 * @param url with its context path.
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

/** Returns a version that is set and never changes. */
export function fixedVersion(version: string): FollowedVersion {
  return { current: () => version, ask: async () => {}, close: () => {} };
}

/** What the server under load says to who loads it. */
export type FromServer =
  | { kind: 'started'; address: string }
  /** `delayP99`: of the event loop, in milliseconds; `memory` in bytes; both since the last time it was asked. */
  | { kind: 'measured'; delayP99: number; memory: number; cpuSeconds: number };

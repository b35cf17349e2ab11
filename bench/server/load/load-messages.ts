export type FromServer =
  | { kind: 'started'; address: string }
  /** `delayP99`: of the event loop, in milliseconds; `memory` in bytes; both since the previous measurement. */
  | { kind: 'measured'; delayP99: number; memory: number; cpuSeconds: number };

/** The messages of the server under load to the process that generates the load. */
export type FromServer =
  | { kind: 'started'; address: string }
  /** `delayP99`: of the event loop, in milliseconds; `memory` in bytes; both since the previous measurement. */
  | { kind: 'measured'; delayP99: number; memory: number; cpuSeconds: number };

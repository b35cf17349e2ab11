import type { ExactJson } from '../exact-json.ts';

/** A record as a list returns it. */
export type SampleRecord = Readonly<Record<string, ExactJson>>;

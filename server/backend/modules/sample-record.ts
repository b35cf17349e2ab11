import type { ExactJson } from '../exact-json.ts';

export type SampleRecord = Readonly<Record<string, ExactJson>>;

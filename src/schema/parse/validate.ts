import type { JsonValue } from '../json/index.ts';

/** One error of a compiled draft-07 validator (Ajv's shape, with `verbose`). */
export interface ValidationError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  parentSchema?: { properties?: Record<string, unknown>; 'x-expected'?: string };
  data?: unknown;
}

/** A compiled validator: returns true, or false with its errors on the function itself. */
export interface Validate {
  (value: JsonValue): boolean;
  errors?: readonly ValidationError[] | null;
}

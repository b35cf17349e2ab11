import type { CallOptions } from './call-options.ts';
import type { Option } from './record.ts';

/** The port to dictionaries. */
export interface DictionaryPort {
  /** Items of a dictionary, from the cache where it has them. Unknown or failed: []. */
  items(code: string, options?: CallOptions): Promise<Option[]>;
  /** Items already in memory, without a call. */
  cached(code: string): Option[] | undefined;
}

import type { CallOptions } from './call-options.ts';
import type { Option } from './record.ts';

export interface DictionaryPort {
  /** Returns the items of a dictionary, from the cache if possible. Unknown or failed: []. */
  items(code: string, options?: CallOptions): Promise<Option[]>;
  cached(code: string): Option[] | undefined;
}

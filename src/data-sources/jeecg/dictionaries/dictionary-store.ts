import type { Option } from '../../../runtime/ports/index.ts';

export type Dictionaries = Record<string, Option[]>;

export interface DictionaryStore {
  load(): Dictionaries | undefined;
  save(dictionaries: Dictionaries): void;
}

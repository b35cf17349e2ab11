export { createDictionaries, type JeecgDictionaries } from './dictionary-port.ts';
export type { Dictionaries, DictionaryStore } from './dictionary-store.ts';
export { parseDictionaries, parseOptions } from './parse-options.ts';
export { withUserSearch } from './jeecg-users.ts';

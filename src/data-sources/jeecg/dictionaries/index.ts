export {
  createDictionaries,
  type Dictionaries,
  type DictionaryStore,
  type JeecgDictionaries,
} from './dictionary-port.ts';
export { parseDictionaries, parseOptions } from './parse-options.ts';
export { withUserSearch } from './jeecg-users.ts';

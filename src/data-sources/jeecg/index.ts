/** The ports over the HTTP API of JeecgBoot. */
export { createHttp } from './http.ts';
export type { Http, HttpCall, HttpOptions } from './http.ts';
export type { Envelope } from './envelope.ts';
export { isRecord } from './parse-json.ts';
export { createJeecgPorts } from './create-jeecg-ports.ts';
export { parseDictionaries, parseOptions } from './parse-options.ts';
export type { Dictionaries, DictionaryStore, JeecgDictionaries } from './dictionary-port.ts';

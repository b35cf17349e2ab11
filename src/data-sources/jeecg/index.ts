/** The ports over the HTTP API of JeecgBoot. */
export { createHttp } from './http.ts';
export type { Http } from './http.ts';
export type { Envelope } from './envelope.ts';
export { isRecord } from './parse-json.ts';
export { createJeecgPorts } from './create-jeecg-ports.ts';
export { parseDictionaries } from './parse-options.ts';
export type { Dictionaries, DictionaryStore, JeecgDictionaries } from './dictionary-port.ts';
export type { Signing } from './sign.ts';
export { createSocketsPort } from './sockets-port.ts';

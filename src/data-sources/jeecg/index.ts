/** The ports over the HTTP API of JeecgBoot, and the parts that the application's session needs. */
export { createJeecgPorts } from './create-jeecg-ports.ts';
export { createBackendModulesPort } from './backend-modules-port.ts';
export { createDocumentEditingPort } from './document-editing-port.ts';
export { createRolesPort } from './roles-port.ts';
export { createLookups } from './lookups/create-lookups.ts';
export { changedDocuments, createSocketsPort, followServer, type ServerNews } from './sockets/index.ts';
export { createHttp, type Envelope, type Http, type HttpCall, reasonOf, type Signing } from './http/index.ts';
export {
  createDictionaries,
  type Dictionaries,
  type DictionaryStore,
  type JeecgDictionaries,
  parseDictionaries,
} from './dictionaries/index.ts';

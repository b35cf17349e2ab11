/** Pages made of documents, with the registry of all that documents may name. Loaded with the first of them. */
export { DocumentTab, type DocumentTabProps } from './DocumentTab.tsx';
export { appRegistry } from './app-registry.ts';
export { SignedInRuntime } from './SignedInRuntime.tsx';
export { loadGoToDocument, useNavigation } from './use-navigation.ts';
export { hostFunctions } from './host-functions.ts';

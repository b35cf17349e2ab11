export { DocumentTab, type DocumentTabProps } from './DocumentTab.tsx';
export { appRegistry } from './app-registry.ts';
export { SignedInRuntime } from './SignedInRuntime.tsx';
export { loadGoToDocument, useNavigation } from './use-navigation.ts';
export { hostFunctions } from './host-functions.ts';

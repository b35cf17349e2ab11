import { lazyComponent } from '../../runtime/registry/index.ts';

/** A page whose document is made when it is opened. */
export const MadeTab = lazyComponent(async () => (await import('./made/index.ts')).MadeTab);

/** A page made of documents, with all that documents may name: loaded with the first of them. */
export const DocumentTab = lazyComponent(async () => (await import('../document-page/index.ts')).DocumentTab);

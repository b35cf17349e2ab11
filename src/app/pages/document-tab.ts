import { lazyComponent } from '../../runtime/registry/index.ts';

/** A page whose document is generated when it is opened. */
export const MadeTab = lazyComponent(async () => (await import('./made/MadeTab.tsx')).MadeTab);

/** A document page with everything that documents can refer to, loaded on first use. */
export const DocumentTab = lazyComponent(async () => (await import('../document-page/index.ts')).DocumentTab);

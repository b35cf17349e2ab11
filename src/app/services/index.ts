/** What the parts of the application share: its services, its settings, changes of documents. */
export { AppContext, type AppServices, useApp } from './app-context.tsx';
export { type AppSettings, type FixedRoute, readSettings } from './settings.ts';
export { createDocumentChanges } from './document-changes.ts';
export { createEarlyPages } from './early-pages.ts';

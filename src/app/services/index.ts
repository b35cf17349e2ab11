/** What the parts of the application share: its services, its settings, news of changed documents. */
export { AppContext, type AppServices, useApp } from './app-context.tsx';
export { type AppSettings, readSettings } from './settings.ts';
export { createDocumentNews } from './document-news.ts';

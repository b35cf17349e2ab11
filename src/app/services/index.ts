export { AppContext, type AppServices, useApp } from './app-context.tsx';
export { DataContext, type DataServices, useData } from './data-context.tsx';
export { useMayEditDocument, useMayEditSome } from './use-may-edit-document.ts';
export { type AppSettings, type FixedRoute, readSettings } from './settings.ts';
export { keepLanguage, type Language, languageAtom, languageNames } from './language.ts';
export { createDocumentChanges } from './document-changes.ts';
export { createNoticeNews, type NoticeEvent, type NoticeNews } from './notice-news.ts';
export { createEarlyPages } from './early-pages.ts';
export { createEarlyRecords } from './early-records.ts';

/** What the browser keeps: storages, values with an end, the one reload after a failed load. */
export { createBrowserStorage, type TextStorage } from './browser-storage.ts';
export { createExpiringStorage } from './expiring-storage.ts';
export { mayReload } from './reload-once.ts';

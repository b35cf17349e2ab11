export { createBrowserStorage, type TextStorage } from './browser-storage.ts';
export { createExpiringStorage } from './expiring-storage.ts';
export { mayReload } from './reload-once.ts';

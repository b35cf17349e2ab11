export { createListeners, type Listeners } from './create-listeners.ts';

export { BellPlace } from './BellPlace.tsx';
export { loadNotificationsPart } from './load-notifications-part.ts';

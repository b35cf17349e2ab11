/** Notices: the bell with what is unread. All of it is loaded after the first page stands. */
export { BellPlace } from './BellPlace.tsx';
export { loadNotificationsPart } from './load-notifications-part.ts';

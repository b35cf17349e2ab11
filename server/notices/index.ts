export { announcementModel, noticeTables } from './tables.ts';
export { announcementRoutes } from './announcement-routes.ts';
export { announcementTable } from './guard-announcements.ts';
export { followStarts } from './follow-starts.ts';
export { ownNoticeRoutes } from './own-routes.ts';
export { keepSystemNotice, pushSystemNotice } from './send-notices.ts';
export { type Delivery, messageRecords, messageRoutes, messageTables, openDelivery } from './messages/index.ts';
export { administrators, type Reminders, reminderTables, runReminders } from './reminders/index.ts';
export { mayFollowPages, openSockets, shownRows, type Sockets } from './sockets/index.ts';

export { messageRecords } from './guard-messages.ts';
export { type MessageSchema, messageTables } from './tables.ts';
export type { MessageType } from './queue.ts';
export { messageRoutes } from './routes.ts';
export { openDelivery } from './open-delivery.ts';
export type { Delivery } from './deliver.ts';

/** Receives messages for the administrator of the server. Fastify's logger fits. */
export type Log = Record<'info' | 'warn' | 'error', (message: string) => void>;

/** A log that discards all messages. */
export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

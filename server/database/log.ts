/** Where the database reports what a person running the server should know. Fastify's logger fits. */
export type Log = Record<'info' | 'warn' | 'error', (message: string) => void>;

/** Reports nothing. */
export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Takes messages for the person who runs the server. Fastify's logger fits. */
export type Log = Record<'info' | 'warn' | 'error', (message: string) => void>;

/** Reports nothing. */
export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

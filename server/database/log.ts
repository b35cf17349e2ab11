/** Receives messages for the administrator of the server. Fastify's logger fits. */
export type Log = Record<'info' | 'warn' | 'error', (message: string) => void>;

export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

import type { Envelope, HttpCall } from '../http/index.ts';

export type Save = (
  call: Pick<HttpCall, 'path' | 'params' | 'body' | 'quiet'> & { method: 'POST' | 'PUT' | 'DELETE' },
) => Promise<Envelope>;

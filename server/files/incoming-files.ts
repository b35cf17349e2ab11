import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { nanoid } from 'nanoid';

export interface IncomingFiles {
  receive(stream: Readable): Promise<string>;
  drop(received: string): Promise<void>;
  incoming: string;
}

export function openIncoming(folder: string): IncomingFiles {
  // No first part of a path begins with a dot.
  const incoming = join(folder, '.incoming');
  return {
    incoming,
    async receive(stream) {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      const received = join(incoming, nanoid());
      // The pipeline does not notice a stream that was destroyed before it started.
      if (stream.destroyed) throw new Error('premature end');
      try {
        await pipeline(stream, createWriteStream(received, { mode: 0o600, flush: true }));
        return received;
      } catch (error) {
        await rm(received, { force: true });
        throw error;
      }
    },
    drop: (received) => rm(received, { recursive: true, force: true }),
  };
}

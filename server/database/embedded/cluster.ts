import { PGlite } from '@electric-sql/pglite';

import { concatenate } from './concatenate.ts';
import { DurableNodeFS } from './durable-file-system.ts';
import { startParameters } from './start-parameters.ts';

/** An open PGlite, reduced to an exchange of bytes. */
export type Cluster = {
  /** Executes complete frontend messages and returns the backend's answer; what it acknowledges is on the disk. */
  execute(messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

type ClusterOptions = {
  timeZone: string;
  fileSystem?: DurableNodeFS;
  onServerLog?: (line: string) => void;
};

export async function openPGlite(directory: string, options: ClusterOptions): Promise<PGlite> {
  const { timeZone, fileSystem = new DurableNodeFS(directory), onServerLog } = options;
  const onStderr = (line: string): boolean => {
    onServerLog?.(line);
    return false;
  };
  return PGlite.create({ fs: fileSystem, startParams: startParameters(timeZone), onStderr });
}

/** Opens the cluster in `directory` for raw protocol messages. */
export async function openCluster(directory: string, options: ClusterOptions): Promise<Cluster> {
  const database = await openPGlite(directory, options);
  return {
    async execute(messages) {
      const chunks: Uint8Array[] = [];
      // The bytes are a view into the module's memory; they are copied before the next message overwrites them.
      const onRawData = (bytes: Uint8Array): void => void chunks.push(bytes.slice());
      await database.execProtocolRawStream(messages, { onRawData, syncToFs: false });
      return concatenate(chunks);
    },
    close: () => database.close(),
  };
}

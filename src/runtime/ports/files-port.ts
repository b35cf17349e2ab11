import type { CallOptions } from './call-options.ts';

/** The port to stored files. Every call throws `PortError`. */
export interface FilesPort {
  /**
   * Stores a file: large ones in pieces of 4 MB, 3 at once, each tried 3 times. Gives what a record keeps of it: its path
   * (or an address, or, where the server stores none, its content as a `data:` address).
   */
  upload(file: File, options?: UploadOptions): Promise<string>;
  /** The content of what `upload` gave, or of an address that the server answered. */
  download(path: string, options?: CallOptions): Promise<Blob>;
  /**
   * An address at which the browser itself shows what `upload` gave (a picture, a new window): good for a minute. What
   * is asked for at about the same time is asked of the server in one call. `again`: the last one has not worked.
   */
  link(path: string, options?: { again?: boolean }): Promise<string>;
  /**
   * An address at which a new window shows a report of the server, to be printed: good for a minute. `params` are added
   * to what the path says itself.
   */
  reportLink(path: string, params: Record<string, string>): Promise<string>;
}

export interface UploadOptions extends CallOptions {
  /** First part of its path, one word; `temp` without it. */
  biz?: string;
  /** Where it is sent, below the API's base, in place of the store of files. */
  action?: string;
  /** False: sent without the person's token. */
  token?: boolean;
  /** Sent in place of the person's token, to where pictures are stored by such tokens; the answer's `key` is its path. */
  uploadToken?: string;
  /** The key of the answer that holds the path: `message` without it, or a key of its result. */
  responseName?: string;
  /** Called repeatedly; 100 is the end. */
  onProgress?: (percent: number) => void;
}

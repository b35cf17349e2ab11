import type { CallOptions } from './call-options.ts';

/** The port to stored files. Every call throws `PortError`. */
export interface FilesPort {
  /**
   * Stores a file. Large files are sent in chunks of 4 MB, 3 at a time, each tried 3 times. Returns the value for the
   * record: the path (or an address, or the content as a `data:` address if the server has no file store).
   */
  upload(file: File, options?: UploadOptions): Promise<string>;
  /** Returns the content of a value that `upload` returned, or of an address from the server. */
  download(path: string, options?: CallOptions): Promise<Blob>;
  /**
   * Returns an address, valid for a minute, at which the browser itself can show a stored file (an image, a new
   * window). Requests made at about the same time are batched. `again`: the last address did not work.
   */
  link(path: string, options?: { again?: boolean }): Promise<string>;
  /**
   * Returns an address, valid for a minute, at which a new window shows a report of the server for printing. `params`
   * are added to those in the path.
   */
  reportLink(path: string, params: Record<string, string>): Promise<string>;
}

export interface UploadOptions extends CallOptions {
  /** First segment of its path, one word; defaults to `temp`. */
  biz?: string;
  /** An endpoint below the API's base that replaces the file store. */
  action?: string;
  /** `false`: sends no token of the user. */
  token?: boolean;
  /**
   * A token that replaces the user's, for an image store with its own tokens; the path is the `key` in its response.
   */
  uploadToken?: string;
  /** The key of the path in the response or in its result; defaults to `message`. */
  responseName?: string;
  onProgress?: (percent: number) => void;
}

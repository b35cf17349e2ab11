export interface CallOptions {
  signal?: AbortSignal;
  /** True to not report a failure to the user: the caller handles it. */
  quiet?: boolean;
}

export interface DownloadOptions extends CallOptions {
  /** Called with the received share, 0 to 1, if the server reports the total size. */
  onProgress?: (share: number) => void;
}

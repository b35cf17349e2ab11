/** What every call takes beside its question. */
export interface CallOptions {
  signal?: AbortSignal;
  /** A failure is not told to the person: the caller does something about it. */
  quiet?: boolean;
}

export interface DownloadOptions extends CallOptions {
  /** Told how much has come, 0 to 1, where the server says how much there is. */
  onProgress?: (share: number) => void;
}

export interface ScaffoldParts {
  /** The texts by path from the root of the repository. */
  files: Record<string, string>;
  changes: { file: string; change: (text: string) => string }[];
  english?: Record<string, string>;
}

export interface ScaffoldWords {
  group?: string | undefined;
  title?: string | undefined;
}

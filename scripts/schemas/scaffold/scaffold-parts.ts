/** The parts of a new thing: its own files, and changes of existing files. */
export interface ScaffoldParts {
  /** The texts by path from the root of the repository. */
  files: Record<string, string>;
  changes: { file: string; change: (text: string) => string }[];
  /** The English translations of its texts; texts that are not Chinese need none. */
  english?: Record<string, string>;
}

/** The options of a new thing besides its name. */
export interface ScaffoldWords {
  group?: string | undefined;
  title?: string | undefined;
}

import type { DocumentKey } from '../../schema/documents/document.ts';
import type { CallOptions } from './call-options.ts';

/**
 * The name of a module of the back end: the path of its endpoints, the table of an online form, or the page created
 * from it.
 */
export interface BackendModuleName {
  kind: 'resource' | 'online' | 'page';
  name: string;
}

export interface BackendModule extends BackendModuleName {
  title: string;
  /** The model document for its records, or the user's draft of one. */
  document: DocumentKey | undefined;
}

/** A module to create documents for; id and title replace the detected ones. */
export interface WantedModule extends BackendModuleName {
  id?: string;
  title?: string;
}

export interface ModuleField {
  name: string;
  title: string;
  /** A format or a type of JSON Schema. */
  type: string;
  dictionary: string | undefined;
  isRequired: boolean;
}

export interface ModuleDocument {
  key: DocumentKey;
  title: string;
  isTaken: boolean;
}

export interface ModulePage {
  id: string;
  title: string;
  path: string;
  /** The component of its menu entry. */
  component: DocumentKey;
  form: DocumentKey | undefined;
  documents: ModuleDocument[];
}

export interface DescribedModule extends ModulePage {
  fields: ModuleField[];
  lines: { name: string; title: string; fields: ModuleField[] }[];
  /** Another model for the same records; the two cannot both be published. */
  sameRecords: DocumentKey | undefined;
  guesses: string[];
  /** Sentences about parts of the back end's page that the documents do not contain. */
  losses: string[];
}

/** The port to the modules of the back end behind the server. Every call throws `PortError`. */
export interface BackendModulesPort {
  /** Returns the modules that the user may see; `isDescribed`: the back end provides a description of its API. */
  list(options?: CallOptions): Promise<{ modules: BackendModule[]; isDescribed: boolean }>;
  describe(wanted: WantedModule, options?: CallOptions): Promise<DescribedModule>;
  /** Creates the documents of a module and saves them as drafts of the user, all or none. */
  saveDrafts(wanted: WantedModule): Promise<ModulePage>;
}

import type { DocumentKey } from '../../schema/documents/document.ts';
import type { CallOptions } from './call-options.ts';

/** The name of a module of the back end: the path of its calls, the table of an online form, or the page made of one. */
export interface BackendModuleName {
  kind: 'resource' | 'online' | 'page';
  name: string;
}

/** A module of the back end in a list to choose from. */
export interface BackendModule extends BackendModuleName {
  /** Empty where nothing names it. */
  title: string;
  /** The model document over its records, or the person's draft of one. */
  document: DocumentKey | undefined;
}

/** A module that documents are wanted for; id and title take the place of those that were found. */
export interface WantedModule extends BackendModuleName {
  id?: string;
  title?: string;
}

/** A field of a described module. */
export interface ModuleField {
  name: string;
  title: string;
  /** A format or a type of JSON Schema. */
  type: string;
  /** Its dictionary, where values come from one. */
  dictionary: string | undefined;
  isRequired: boolean;
}

/** A document that is made of a module. */
export interface ModuleDocument {
  key: DocumentKey;
  title: string;
  /** There is a document or a draft with this key already. */
  isTaken: boolean;
}

/** The documents of a module, and the place of their page. */
export interface ModulePage {
  id: string;
  title: string;
  /** The address of the page. */
  path: string;
  /** The component of its menu entry. */
  component: DocumentKey;
  /** The form to open in the designer; undefined where the module has none. */
  form: DocumentKey | undefined;
  documents: ModuleDocument[];
}

/** A module with everything that documents would be made of. */
export interface DescribedModule extends ModulePage {
  fields: ModuleField[];
  lines: { name: string; title: string; fields: ModuleField[] }[];
  /** Another model over the same records, which may not be published besides. */
  sameRecords: DocumentKey | undefined;
  /** Sentences about guesses that the author should check. */
  guesses: string[];
  /** Sentences about parts of the back end's page that the documents do not have. */
  losses: string[];
}

/** The port to the modules of the back end in front of which the server runs. Every call throws `PortError`. */
export interface BackendModulesPort {
  /** The modules that the back end shows to the person; `isDescribed`: it gives a description of its API. */
  list(options?: CallOptions): Promise<{ modules: BackendModule[]; isDescribed: boolean }>;
  describe(wanted: WantedModule, options?: CallOptions): Promise<DescribedModule>;
  /** Makes the documents of a module and saves them as drafts of the person, all or none. */
  saveDrafts(wanted: WantedModule): Promise<ModulePage>;
}

/** The ports to the data, one for each kind; `data-sources` implements them, and stories have their own. */
export type { Ports } from './ports.ts';
export type { FieldTotals, RecordChoice, RecordsPort } from './records-port.ts';
export type { FilesPort, UploadOptions } from './files-port.ts';
export type { DictionaryPort } from './dictionary-port.ts';
export type { LookupsPort } from './lookups-port.ts';
export type { Request, RequestsPort } from './requests-port.ts';
export type { DocumentsPort, PageDocuments } from './documents-port.ts';
export type { SavedView, SavedViewPlace, SavedViewsPort } from './saved-views-port.ts';
export type { PageSocket, SocketsPort, RowUpdate } from './sockets-port.ts';
export type { Role, RolesPort } from './roles-port.ts';
export type { DataRecord, Option, RecordPage } from './record.ts';
export type { OpenDrafts, RecordLink } from './record-link.ts';
export type { CallOptions, DownloadOptions } from './call-options.ts';
export type { ImportAnswer, ImportChoices, ImportError, ImportLoss, ImportPreview } from './imports.ts';
export { allCapabilities, type Capabilities } from './capabilities.ts';
export { loadCode } from './load-code.ts';
export { failureText, portError, PortError, type PortErrorKind } from './port-error.ts';
export { fillPath, textParams } from './request-parts.ts';
export type {
  ChangedDocument,
  DocumentAuthor,
  DocumentEditingPort,
  DocumentVersion,
  EditableDocument,
  EditedDocument,
  EditedText,
  PlannedRenaming,
  RenamedDocument,
  RenamingPlace,
  WantedRenaming,
} from './document-editing.ts';
export type {
  BackendModule,
  BackendModuleName,
  BackendModulesPort,
  DescribedModule,
  ModuleDocument,
  ModuleField,
  ModulePage,
  WantedModule,
} from './backend-modules.ts';
export type { EffectChoice, PublicationDecisions, PublicationEffect, PublicationPreview } from './publication.ts';

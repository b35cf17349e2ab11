import type { PlannedRenaming, WantedRenaming } from '../../../src/runtime/ports/index.ts';
import type { EditableModel } from '../../behaviors/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import type { Locale } from '../../words/index.ts';
import type { FormDocuments } from './rename-field.ts';

export interface FieldsPanelProps {
  design: OpenDesign;
  documents: FormDocuments;
  /** The model of the form; undefined if the user may not edit it. */
  editable: EditableModel | undefined;
  /** Plans a renaming over all documents; without it, only those of the form are searched. */
  planRenaming: ((wanted: WantedRenaming) => Promise<PlannedRenaming>) | undefined;
  locale: Locale;
}

import type { RefObject } from 'react';

import type { ResolvedDialog } from '../../../engine/dialog/index.ts';
import type { dialogRun, DocumentEntry } from '../../../runtime/dialog/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import type { DocumentSet } from '../../../schema/documents/document.ts';
import type { Problem } from '../../../schema/problems/problem.ts';

export interface OpenDocumentProps {
  dialog: ResolvedDialog;
  documents: DocumentSet;
  entry: DocumentEntry & { id: string };
  owner: string;
  onClose: () => void;
  leaveRef: RefObject<() => void>;
  bodyRef: RefObject<HTMLDivElement | null>;
}

/** The additional props of a dialog's body. */
export interface DialogPartProps extends OpenDocumentProps {
  run: ReturnType<typeof dialogRun>;
  reload: () => Promise<void>;
  values: DataRecord;
  /** The problems of the dialog that have no place elsewhere. */
  problems: Problem[];
}

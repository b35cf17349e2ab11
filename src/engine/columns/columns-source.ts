import type { Findings } from '../gate/index.ts';
import type { ResolvedModel } from '../model/index.ts';
import type { ResolveContext } from '../resolve/index.ts';

/** The place of columns in their document, and the model they belong to. */
export interface ColumnsSource {
  context: ResolveContext;
  findings: Findings;
  document: string;
  pointer: string;
  model: ResolvedModel;
  /** True for an editable table: server-filled fields are only shown, and editors are checked. */
  editable: boolean;
}

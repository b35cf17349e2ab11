import type { Findings } from '../gate/index.ts';
import type { ResolvedModel } from '../model/index.ts';
import type { ResolveContext } from '../resolve/index.ts';

/** Where columns stand and what they are columns of. */
export interface ColumnsSource {
  context: ResolveContext;
  findings: Findings;
  document: string;
  pointer: string;
  model: ResolvedModel;
  /** Of an editable table: what the server fills is shown, editors are checked. */
  editable: boolean;
}

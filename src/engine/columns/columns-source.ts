import type { Findings } from '../gate/index.ts';
import type { ResolvedModel } from '../model/index.ts';
import type { ResolveContext } from '../resolve/index.ts';

export interface ColumnsSource {
  context: ResolveContext;
  findings: Findings;
  document: string;
  pointer: string;
  model: ResolvedModel;
  editable: boolean;
}

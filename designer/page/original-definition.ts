import { vocabulary as catalogue } from '../../generated/vocabulary.ts';
import { definitionOfForm, type Exported } from '../../src/engine/exchange/index.ts';
import { documentSet } from '../../src/runtime/page/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { readObject } from '../../src/schema/json/index.ts';
import { fromTree } from '../../src/schema/tree/index.ts';
import type { Design } from '../commands/index.ts';

/** Returns the current form as a definition of the original designer. The result lists what that format cannot express. */
export function originalDefinition(
  document: SourceDocument,
  around: readonly SourceDocument[],
  { tree, vocabulary }: Design,
): Exported {
  const current = { ...document, body: readObject(fromTree(tree)) };
  return definitionOfForm(
    { document: current, around: documentSet(around) },
    { vocabulary: { ...catalogue, ...vocabulary } },
  );
}

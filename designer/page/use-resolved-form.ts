import { useCallback } from 'react';

import { resolvePage } from '../../src/engine/kinds/index.ts';
import { useStructuralSharing } from '../../src/runtime/form/index.ts';
import { documentSet } from '../../src/runtime/page/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { readObject } from '../../src/schema/json/index.ts';
import { fromTree } from '../../src/schema/tree/index.ts';
import type { OpenDesign } from '../state/index.ts';

/**
 * Returns the form as resolved by the engine; unchanged parts keep their identity. Undefined if the document is not a
 * form.
 */
export function useResolvedForm(
  document: SourceDocument,
  around: readonly SourceDocument[],
  { tree, vocabulary }: OpenDesign,
) {
  const page = useStructuralSharing(
    useCallback(
      (previous: ReturnType<typeof resolvePage> | undefined) => {
        const others = around.filter(({ key }) => key !== document.key);
        const set = documentSet([...others, { ...document, body: readObject(fromTree(tree)) }]);
        return resolvePage(document.key, set, vocabulary, {}, previous);
      },
      [document, around, tree, vocabulary],
    ),
  );
  return page.kind === 'form' ? page.content : undefined;
}

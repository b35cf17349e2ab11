import { isEqual } from 'es-toolkit';
import { useCallback, useDeferredValue, useMemo } from 'react';

import type { ResolvedForm } from '../../src/engine/form/index.ts';
import { useStructuralSharing } from '../../src/runtime/form/index.ts';
import { documentSet } from '../../src/runtime/page/index.ts';
import { checkDocument, collectNames } from '../../src/schema/check/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { readObject } from '../../src/schema/json/index.ts';
import type { Problem } from '../../src/schema/problems/problem.ts';
import { fromTree } from '../../src/schema/tree/index.ts';
import { problemsByNode, type NodeProblems } from '../model/index.ts';
import type { OpenDesign } from '../state/index.ts';

const none: readonly Problem[] = [];

/**
 * Returns the problems of the current document's nodes: parts that the engine ignores, and errors in expressions. The
 * list keeps its identity while its content is the same.
 */
export function useProblems(
  document: SourceDocument,
  around: readonly SourceDocument[],
  design: OpenDesign,
  form: ResolvedForm | undefined,
): readonly NodeProblems[] {
  const { vocabulary } = design;
  const tree = useDeferredValue(design.tree);
  const expressions = useMemo(() => {
    const now = { ...document, body: readObject(fromTree(tree)), problems: [] };
    const set = documentSet([...around.filter(({ key }) => key !== document.key), now]);
    const names = collectNames(set, Object.keys(vocabulary.rules));
    const found = checkDocument(now, undefined, set, names, vocabulary);
    // Names are checked by the server, which has all documents.
    return found.filter(({ code }) => code.startsWith('expression-'));
  }, [document, around, tree, vocabulary]);
  const resolved = form?.problems ?? none;
  const found = useMemo(() => {
    const own = resolved.filter((problem) => problem.document === document.key);
    return [...own, ...expressions];
  }, [resolved, expressions, document.key]);
  return useStructuralSharing(
    useCallback(
      (previous: readonly NodeProblems[] | undefined) => {
        const next = problemsByNode(design.tree, found);
        return previous && isEqual(previous, next) ? previous : next;
      },
      [design.tree, found],
    ),
  );
}

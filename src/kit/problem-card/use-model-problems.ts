import type { ResolvedModel } from '../../engine/model/index.ts';
import { useDocumentsAround } from '../../runtime/page/index.ts';
import { useRuntime } from '../../runtime/registry/index.ts';
import type { Problem } from '../../schema/problems/problem.ts';

/** True for users who may change documents: problem cards describe mistakes in models to them. */
export function useIsConfigurator(): boolean {
  const { permissions = [] } = useRuntime();
  return [...permissions].some((name) => name.startsWith('system:document:'));
}

/**
 * Returns the errors that the server found in the document of a model, except those that a page has already. Users who
 * may not change documents get only the first, because its card does not describe it to them.
 */
export function useModelProblems(model: Pick<ResolvedModel, 'id'> | undefined, known: readonly Problem[]): Problem[] {
  const found = useDocumentsAround()?.get(`${model?.id ?? ''}.model`)?.problems ?? [];
  const most = useIsConfigurator() ? Infinity : 1;
  const isKnown = ({ document, pointer }: Problem) =>
    known.some((other) => other.document === document && other.pointer === pointer);
  return found.filter((problem) => problem.severity === 'error' && !isKnown(problem)).slice(0, most);
}

import { actions } from '../../actions/index.ts';
import { cells } from '../../cells/index.ts';
import { createRegistry, type Registry } from '../../runtime/registry/index.ts';
import { useAntdScope } from '../../views/antd-scope/AntdScope.tsx';
import { FormItem, FormSkeleton } from '../../views/form/index.ts';
import { ProblemCard } from '../../views/problem-card/index.ts';
import { widgets } from '../../widgets/index.ts';

/** The registry of everything that documents can refer to. It is loaded with the first document page. */
export const appRegistry: Registry = createRegistry({
  widgets,
  cells,
  actions,
  views: { FormItem, ProblemCard, Skeleton: FormSkeleton, useScope: useAntdScope },
});

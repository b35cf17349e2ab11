import { actions } from '../../actions/index.ts';
import { cells } from '../../cells/index.ts';
import { useAntdScope } from '../../kit/antd-scope/AntdScope.tsx';
import { ProblemCard } from '../../kit/problem-card/index.ts';
import { createRegistry, type Registry } from '../../runtime/registry/index.ts';
import { FormItem, FormSkeleton } from '../../views/form/index.ts';
import { widgets } from '../../widgets/index.ts';

/** The registry of everything that documents can refer to. It is loaded with the first document page. */
export const appRegistry: Registry = createRegistry({
  widgets,
  cells,
  actions,
  views: { FormItem, ProblemCard, Skeleton: FormSkeleton, useScope: useAntdScope },
});

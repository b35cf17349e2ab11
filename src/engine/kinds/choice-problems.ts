import { say } from '../../locale/index.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { fieldsOf, type FieldNode, type ResolvedForm } from '../form/index.ts';
import { declarationOf } from '../widgets/index.ts';

/**
 * Returns the problems of a form's fields whose widget requires a tree or a table for its choices, but has none. Pages
 * do not load it.
 */
export function choiceProblems({ nodes }: Pick<ResolvedForm, 'nodes'>, { widgets }: Vocabulary): Problem[] {
  return fieldsOf(nodes)
    .filter((node) => isWithoutChoices(node, widgets))
    .map(({ component, document, pointer }) => ({
      code: 'no-choices',
      severity: 'warning',
      document,
      pointer,
      message: say('组件“{component}”没有选项：没有写 dict 或 tree，字段也没有字典或 enum。', { component }),
      expected: say('在 x-component-props 里写 dict（服务器上的树）或 tree（写好的树）'),
    }));
}

function isWithoutChoices(
  { component, props, field, options, remoteOptions }: FieldNode,
  widgets: Vocabulary['widgets'],
): boolean {
  const { tree, table } = declarationOf(component, widgets).valueNames ?? {};
  if (tree === undefined || options || remoteOptions || field.dictionary !== undefined) return false;
  return [tree, table].every((name) => name === undefined || props[name] === undefined);
}

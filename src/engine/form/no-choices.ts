import { say } from '../../schema/locale/index.ts';
import type { Finding } from '../gate/index.ts';
import type { ResolvedField } from '../model/index.ts';
import type { ResolveContext } from '../resolve/index.ts';
import { declarationOf } from '../widgets/index.ts';

/** Whether a widget takes its choices from a tree or a table that no prop names, and the field has none of its own. */
export function isWithoutChoices(
  component: string,
  props: Readonly<Record<string, unknown>>,
  { options, dictionary }: Pick<ResolvedField, 'options' | 'dictionary'>,
  { vocabulary }: Pick<ResolveContext, 'vocabulary'>,
): boolean {
  const { tree, table } = declarationOf(component, vocabulary.widgets).valueNames ?? {};
  if (tree === undefined || options || dictionary !== undefined) return false;
  return [tree, table].every((name) => name === undefined || props[name] === undefined);
}

/** The finding at a field that nobody can choose anything for. */
export function noChoices(component: string, { document, pointer }: { document: string; pointer: string }): Finding {
  return {
    code: 'no-choices',
    severity: 'warning',
    document,
    pointer,
    message: say('组件“{component}”没有选项：没有写 dict 或 tree，字段也没有字典或 enum。', { component }),
    expected: say('在 x-component-props 里写 dict（服务器上的树）或 tree（写好的树）'),
  };
}

import { propsFormat } from '../../../generated/props-format.ts';
import { isExpression } from '../expressions/index.ts';
import { admits, type FormatNode } from '../format/index.ts';
import { toPointer } from '../json/index.ts';
import { say } from '../locale/index.ts';
import { nearestName } from '../nearest-name.ts';
import type { FoundProps } from '../references/index.ts';
import type { NameFinding } from './check-names.ts';

/** Props of a component that the field implies: such as no component has, and values that none of those with it takes. */
export function wrongImpliedProps({ value, pointer, shelf }: FoundProps): NameFinding[] {
  const known = propsOf(shelf);
  return Object.entries(value).flatMap(([name, given]): NameFinding[] => {
    const at = pointer + toPointer([name]);
    const nodes = known.get(name);
    if (!nodes) {
      const nearest = nearestName(name, known.keys());
      const finding = {
        code: 'unknown-key',
        pointer: at,
        atKey: true,
        message: say('没有组件有属性“{name}”。', { name }),
      };
      return [{ ...finding, ...(nearest !== undefined && { nearest }) }];
    }
    if (typeof given === 'string' && isExpression(given)) return [];
    if (nodes.some((node) => admits(node, given) || (node['x-text'] && admits(byLanguage, given)))) return [];
    const message = say('有属性“{name}”的组件都不能用 {value}。', { name, value: JSON.stringify(given) });
    return [{ code: 'wrong-type', pointer: at, message }];
  });
}

/** What may stand in place of a text for people. */
const byLanguage: FormatNode = { $ref: '#/definitions/common_textByLanguage' };

const shelves = new Map<string, ReadonlyMap<string, readonly FormatNode[]>>();

/** What the components of a shelf say of a prop, by its name. */
function propsOf(shelf: FoundProps['shelf']): ReadonlyMap<string, readonly FormatNode[]> {
  const found = shelves.get(shelf) ?? new Map<string, FormatNode[]>();
  if (found.size > 0) return found;
  const nodes = new Map<string, FormatNode[]>();
  for (const { properties = {} } of Object.values(propsFormat[shelf])) {
    for (const [name, node] of Object.entries(properties)) nodes.set(name, [...(nodes.get(name) ?? []), node]);
  }
  shelves.set(shelf, nodes);
  return nodes;
}

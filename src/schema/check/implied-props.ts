import { propsFormat } from '../../../generated/props-format.ts';
import { say } from '../../locale/index.ts';
import { isExpression } from '../expressions/index.ts';
import { admits, type FormatNode } from '../format/index.ts';
import { toPointer } from '../json/index.ts';
import { nearestOf } from '../problems/nearest-name.ts';
import type { FoundProps } from '../references/index.ts';
import type { NameFinding } from './name-finding.ts';

/**
 * Checks the props of a component that is implied by the field. Reports props that no component has, and values that no
 * component with the prop accepts.
 */
export function wrongImpliedProps({ value, pointer, shelf }: FoundProps): NameFinding[] {
  const known = propsOf(shelf);
  return Object.entries(value).flatMap(([name, given]): NameFinding[] => {
    const at = pointer + toPointer([name]);
    const nodes = known.get(name);
    if (!nodes) {
      const finding = {
        code: 'unknown-key',
        pointer: at,
        atKey: true,
        message: say('没有组件有属性“{name}”。', { name }),
      };
      return [{ ...finding, ...nearestOf(name, known.keys()) }];
    }
    if (typeof given === 'string' && isExpression(given)) return [];
    if (nodes.some((node) => admits(node, given) || (node['x-text'] && admits(byLanguage, given)))) return [];
    const message = say('有属性“{name}”的组件都不能用 {value}。', { name, value: JSON.stringify(given) });
    return [{ code: 'wrong-type', pointer: at, message }];
  });
}

const byLanguage: FormatNode = { $ref: '#/definitions/common_textByLanguage' };

const shelves = new Map<string, ReadonlyMap<string, readonly FormatNode[]>>();

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

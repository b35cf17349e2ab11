import { parameterNames, type ArrowFunctionExpression, type Expression, type Node, type Parameter } from '../ast.ts';

/** The places at which an arrow function reads a destructured name: `({ qty }) => qty > 0`. */
export interface ParameterUses {
  reads: { start: number; end: number; isShorthand: boolean }[];
  /** All names in the function. A new name for the parameter must differ from them. */
  names: ReadonlySet<string>;
}

/** Returns the uses of the destructured parameter whose name begins at the position; undefined if there is none. */
export function parameterUses(ast: Expression, position: number): ParameterUses | undefined {
  const arrow = arrowWith(ast, position);
  const name = arrow && destructured(arrow).find(({ start }) => start === position)?.name;
  if (!arrow || name === undefined) return undefined;
  const uses: ParameterUses & { names: Set<string> } = { reads: [], names: new Set() };
  arrow.params.flatMap(parameterNames).forEach((each) => uses.names.add(each));
  collect(arrow.body, name, uses, false);
  return uses;
}

function arrowWith(node: Node, position: number): ArrowFunctionExpression | undefined {
  if (position < node.start || position >= node.end) return undefined;
  if (node.type === 'ArrowFunctionExpression' && destructured(node).some(({ start }) => start === position))
    return node;
  return childrenOf(node).flatMap((child) => arrowWith(child, position) ?? [])[0];
}

function destructured({ params }: ArrowFunctionExpression) {
  return params.flatMap((each: Parameter) =>
    each.type === 'ObjectPattern' ? each.properties.map(({ value }) => value) : [],
  );
}

function collect(node: Node, name: string, uses: ParameterUses & { names: Set<string> }, isShadowed: boolean): void {
  if (node.type === 'Identifier') {
    uses.names.add(node.name);
    if (node.name === name && !isShadowed) uses.reads.push({ start: node.start, end: node.end, isShorthand: false });
  } else if (node.type === 'Property' && node.shorthand) {
    if (node.value.type !== 'Identifier') return;
    uses.names.add(node.value.name);
    if (node.value.name === name && !isShadowed)
      uses.reads.push({ start: node.value.start, end: node.value.end, isShorthand: true });
  } else {
    const inner = node.type === 'ArrowFunctionExpression' ? node.params.flatMap(parameterNames) : [];
    inner.forEach((each) => uses.names.add(each));
    for (const child of childrenOf(node)) collect(child, name, uses, isShadowed || inner.includes(name));
  }
}

function childrenOf(node: Node): Node[] {
  switch (node.type) {
    case 'TemplateLiteral':
      return node.expressions;
    case 'ArrayExpression':
      return node.elements;
    case 'ObjectExpression':
      return node.properties;
    case 'SpreadElement':
    case 'UnaryExpression':
      return [node.argument];
    case 'Property':
      return [...(node.computed ? [node.key] : []), node.value];
    case 'BinaryExpression':
    case 'LogicalExpression':
      return [node.left, node.right];
    case 'ConditionalExpression':
      return [node.test, node.consequent, node.alternate];
    case 'MemberExpression':
      return [node.object, ...(node.computed ? [node.property] : [])];
    case 'CallExpression':
      return [node.callee, ...node.arguments];
    case 'ChainExpression':
      return [node.expression];
    case 'ArrowFunctionExpression':
      return [node.body];
    default:
      return [];
  }
}

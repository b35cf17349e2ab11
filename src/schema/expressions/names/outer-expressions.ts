import type { Expression, SpreadElement } from '../ast.ts';

/**
 * Returns the expression and everything in it except the bodies of arrow functions, outer ones before inner ones and
 * from left to right. None of them has arrow parameters in scope.
 */
export function outerExpressions(node: Expression): Expression[] {
  return [node, ...inside(node).flatMap(outerExpressions)];
}

function inside(node: Expression): Expression[] {
  switch (node.type) {
    case 'Literal':
    case 'Identifier':
    case 'ArrowFunctionExpression':
      return [];
    case 'ChainExpression':
      return [node.expression];
    case 'MemberExpression':
      return node.computed ? [node.object, node.property] : [node.object];
    case 'ConditionalExpression':
      return [node.test, node.consequent, node.alternate];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [node.left, node.right];
    case 'UnaryExpression':
      return [node.argument];
    case 'CallExpression':
      return [...(node.callee.type === 'MemberExpression' ? [node.callee] : []), ...node.arguments.map(unspread)];
    case 'TemplateLiteral':
      return node.expressions;
    case 'ArrayExpression':
      return node.elements.map(unspread);
    case 'ObjectExpression':
      return node.properties.flatMap((property) => {
        if (property.type === 'SpreadElement') return [property.argument];
        return property.computed ? [property.key, property.value] : [property.value];
      });
  }
}

function unspread(node: Expression | SpreadElement): Expression {
  return node.type === 'SpreadElement' ? node.argument : node;
}

/**
 * The syntax tree in the shapes of ESTree (https://github.com/estree/estree), so that tests can compare it with other
 * parsers.
 */
interface Positioned {
  start: number;
  end: number;
}

export interface Identifier extends Positioned {
  type: 'Identifier';
  name: string;
}

export interface Literal extends Positioned {
  type: 'Literal';
  value: string | number | boolean | null;
  raw: string;
}

export interface TemplateElement extends Positioned {
  type: 'TemplateElement';
  value: { raw: string; cooked: string };
  tail: boolean;
}

export interface TemplateLiteral extends Positioned {
  type: 'TemplateLiteral';
  expressions: Expression[];
  quasis: TemplateElement[];
}

export interface SpreadElement extends Positioned {
  type: 'SpreadElement';
  argument: Expression;
}

export interface ArrayExpression extends Positioned {
  type: 'ArrayExpression';
  elements: (Expression | SpreadElement)[];
}

export interface Property<Value = Expression> extends Positioned {
  type: 'Property';
  kind: 'init';
  method: false;
  shorthand: boolean;
  computed: boolean;
  key: Expression;
  value: Value;
}

export interface ObjectExpression extends Positioned {
  type: 'ObjectExpression';
  properties: (Property | SpreadElement)[];
}

export type UnaryOperator = '!' | '-' | '+' | 'typeof';
export interface UnaryExpression extends Positioned {
  type: 'UnaryExpression';
  operator: UnaryOperator;
  prefix: true;
  argument: Expression;
}

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%' | '**';
export type ComparisonOperator = '==' | '!=' | '===' | '!==' | '<' | '<=' | '>' | '>=';
export type BinaryOperator = ArithmeticOperator | ComparisonOperator;
export interface BinaryExpression extends Positioned {
  type: 'BinaryExpression';
  operator: BinaryOperator;
  left: Expression;
  right: Expression;
}

export type LogicalOperator = '&&' | '||' | '??';
export interface LogicalExpression extends Positioned {
  type: 'LogicalExpression';
  operator: LogicalOperator;
  left: Expression;
  right: Expression;
}

export interface ConditionalExpression extends Positioned {
  type: 'ConditionalExpression';
  test: Expression;
  consequent: Expression;
  alternate: Expression;
}

export interface MemberExpression extends Positioned {
  type: 'MemberExpression';
  object: Expression;
  property: Expression;
  computed: boolean;
  optional: boolean;
}

export interface CallExpression extends Positioned {
  type: 'CallExpression';
  callee: Identifier | MemberExpression;
  arguments: (Expression | SpreadElement)[];
  optional: boolean;
}

export interface ChainExpression extends Positioned {
  type: 'ChainExpression';
  expression: Expression;
}

export interface ArrayPattern extends Positioned {
  type: 'ArrayPattern';
  elements: Identifier[];
}

export interface ObjectPattern extends Positioned {
  type: 'ObjectPattern';
  properties: Property<Identifier>[];
}

export type Parameter = Identifier | ArrayPattern | ObjectPattern;
export interface ArrowFunctionExpression extends Positioned {
  type: 'ArrowFunctionExpression';
  id: null;
  expression: true;
  generator: false;
  async: false;
  params: Parameter[];
  body: Expression;
}

export type Expression =
  | Identifier
  | Literal
  | TemplateLiteral
  | ArrayExpression
  | ObjectExpression
  | UnaryExpression
  | BinaryExpression
  | LogicalExpression
  | ConditionalExpression
  | MemberExpression
  | CallExpression
  | ChainExpression
  | ArrowFunctionExpression;

export type Node = Expression | SpreadElement | Property | Property<Identifier> | TemplateElement | Parameter;

/** Returns the names that a parameter declares, in order. */
export function parameterNames(parameter: Parameter): string[] {
  if (parameter.type === 'Identifier') return [parameter.name];
  if (parameter.type === 'ArrayPattern') return parameter.elements.map((element) => element.name);
  return parameter.properties.map((property) => property.value.name);
}

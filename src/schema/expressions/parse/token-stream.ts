import { say } from '../../../locale/index.ts';
import { type Expression, type Node } from '../ast.ts';
import { limits } from '../limits.ts';
import { ExpressionError } from '../problem.ts';
import { type Token } from '../tokens/tokens.ts';

const deepestRecursion = 400;
const endToken: Token = { kind: 'end', text: '', start: 0, end: 0, newline: false, value: '', matching: -1 };

/** The state of one parse: the current token, the nodes built so far, and their limits. */
export class TokenStream {
  /** The parameters of the arrows around the current place, innermost last. */
  readonly arrows: ReadonlySet<string>[] = [];
  readonly parenthesized = new WeakSet<Node>();
  index = 0;
  #nodes = 0;
  #recursion = 0;
  readonly #tokens: readonly Token[];
  readonly #depths = new WeakMap<Node, number>();
  readonly #expression: (stream: TokenStream) => Expression;

  constructor(tokens: readonly Token[], expression: (stream: TokenStream) => Expression) {
    this.#tokens = tokens;
    this.#expression = expression;
  }

  get current(): Token {
    return this.#tokens[this.index] ?? endToken;
  }

  get atEnd(): boolean {
    return this.current.kind === 'end';
  }

  get previousEnd(): number {
    return this.#tokens[this.index - 1]?.end ?? 0;
  }

  tokenAt(index: number): Token {
    return this.#tokens[index] ?? endToken;
  }

  next(): Token {
    const token = this.current;
    this.index++;
    return token;
  }

  is(sign: string): boolean {
    return this.current.kind === 'sign' && this.current.text === sign;
  }

  take(sign: string): boolean {
    const found = this.is(sign);
    if (found) this.index++;
    return found;
  }

  expect(sign: string): void {
    if (!this.take(sign)) throw this.unexpected(say('这里应当是“{sign}”', { sign }));
  }

  expression(): Expression {
    return this.nested(() => this.#expression(this));
  }

  nested<Result>(read: () => Result): Result {
    if (++this.#recursion > deepestRecursion) throw this.problem('too-deep', say('表达式嵌套太深，请拆成几个字段。'));
    const result = read();
    this.#recursion--;
    return result;
  }

  /** Counts a new node and its depth over `children`; the node ends at the last token consumed. */
  make<Made extends Node>(node: Omit<Made, 'end'> & { end?: number }, children: readonly Node[]): Made;
  make(node: Node, children: readonly Node[]): Node {
    node.end ??= this.previousEnd;
    const depth = 1 + Math.max(0, ...children.map((child) => this.#depths.get(child) ?? 0));
    this.#depths.set(node, depth);
    if (depth > limits.depth)
      throw this.problem('too-deep', say('表达式嵌套超过 {most} 层，请拆成几个字段。', { most: limits.depth }));
    if (++this.#nodes > limits.nodes) throw this.problem('too-large', say('表达式太大，请拆成几个字段。'));
    return node;
  }

  problem(code: string, message: string, place: { start: number; end: number } = this.current): ExpressionError {
    return new ExpressionError({ code, message, position: place.start, end: place.end });
  }

  /** @param construct the name of the construct, in the user's language */
  refused(construct: string, place?: { start: number; end: number }): ExpressionError {
    return this.problem('not-in-language', say('表达式不支持{construct}。', { construct }), place);
  }

  /** @param expected what is expected here, as a sentence without its full stop */
  unexpected(expected: string): ExpressionError {
    const { kind, text } = this.current;
    const message =
      kind === 'end'
        ? say('{expected}，却到了末尾。', { expected })
        : say('{expected}，却写了“{found}”。', { expected, found: text.slice(0, 40) });
    return this.problem('unexpected', message);
  }
}

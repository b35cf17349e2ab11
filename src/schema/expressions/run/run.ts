import { say } from '../../../locale/index.ts';
import { limits } from '../limits.ts';
import { ExpressionError } from '../problem.ts';

interface Weight {
  size: number;
  depth: number;
}

const one: Weight = { size: 1, depth: 0 };
const charactersPerStep = 256;

/** One evaluation: the scope it reads, the steps it has left, and the checks before anything is allocated. */
export class Run {
  readonly scope: object;
  readonly budget: number;
  /** The position in the text of the running operation, for messages. */
  position = 0;
  #steps: number;
  #calls = 0;
  readonly #weights = new WeakMap<object, Weight>();

  constructor(scope: object, budget: number = limits.steps) {
    this.scope = scope;
    this.budget = budget;
    this.#steps = budget;
  }

  fail(code: string, message: string, nearest?: string): ExpressionError {
    return new ExpressionError({
      code,
      message,
      position: this.position,
      ...(nearest === undefined ? {} : { nearest }),
    });
  }

  step(count = 1): void {
    this.#steps -= count;
    if (this.#steps < 0) throw this.fail('too-many-steps', say('表达式计算量太大，请减少循环的数据或拆开计算。'));
  }

  textWork(length: number): void {
    if (length >= charactersPerStep) this.step(Math.floor(length / charactersPerStep));
  }

  textLength(length: number): void {
    this.textLimit(length);
    this.textWork(length);
  }

  textLimit(length: number): void {
    if (length > limits.text)
      throw this.fail('text-too-long', say('结果文本超过 {most} 个字符。', { most: limits.text }));
  }

  /** Checks the length of an array before it is created, and uses a step for each item. */
  arrayLength(length: number): void {
    if (length > limits.array)
      throw this.fail('array-too-long', say('结果数组超过 {most} 项。', { most: limits.array }));
    this.step(length);
  }

  /**
   * Records the size and depth of an array or object created here, including its items, so that shared parts cannot
   * grow exponentially.
   */
  made<Container extends object>(container: Container, parts: Iterable<unknown>): Container {
    let size = 1;
    let depth = 0;
    for (const part of parts) {
      const weight = (typeof part === 'object' && part !== null && this.#weights.get(part)) || one;
      size += weight.size;
      depth = Math.max(depth, weight.depth + 1);
    }
    if (size > limits.steps) throw this.fail('array-too-long', say('结果的内容太多，请减少嵌套。'));
    if (depth > limits.depth) throw this.fail('too-deep', say('结果嵌套太深，请减少嵌套。'));
    this.#weights.set(container, { size, depth });
    return container;
  }

  /** Runs the body of an arrow function with limited call depth, and restores the position afterwards. */
  call<Result>(body: () => Result): Result {
    const { position } = this;
    if (++this.#calls > limits.calls) throw this.fail('too-deep', say('函数互相调用太深。'));
    const result = body();
    this.#calls--;
    this.position = position;
    return result;
  }
}

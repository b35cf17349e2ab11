import { say } from '../../../locale/index.ts';
import { limits } from '../limits.ts';
import { ExpressionError } from '../problem.ts';
import type { Token } from './tokens.ts';

const unary = new Set(['!', '-', '+', 'typeof']);
const closes: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/**
 * Sets the index of each bracket's partner. Throws if brackets do not match or nest too deep, or if too many unary
 * operators follow each other.
 */
export function matchBrackets(tokens: Token[]): Token[] {
  const open: number[] = [];
  let unaryInARow = 0;
  tokens.forEach((token, index) => {
    unaryInARow = unary.has(token.text) && token.kind !== 'string' ? unaryInARow + 1 : 0;
    if (unaryInARow > limits.unaryInARow)
      throw tooMany(token, 'too-many-unary', say('连续的一元运算符太多，请简化表达式。'));
    const closing = closed(token);
    if (closing !== undefined) {
      const partner = open.pop();
      const opened = partner === undefined ? undefined : tokens[partner];
      if (partner === undefined || !opened || opener(opened) !== closing) throw unmatched(token);
      opened.matching = index;
      token.matching = partner;
    }
    if (opener(token) !== undefined) open.push(index);
    if (open.length > limits.brackets) throw tooMany(token, 'too-nested', say('嵌套的括号太多，请简化表达式。'));
  });
  const last = tokens[open.pop() ?? -1];
  if (last) throw unmatched(last);
  return tokens;
}

function opener(token: Token): string | undefined {
  if (token.kind === 'template') return token.text.endsWith('${') ? '${' : undefined;
  return token.kind === 'sign' && '([{'.includes(token.text) ? token.text : undefined;
}

function closed(token: Token): string | undefined {
  if (token.kind === 'template') return token.text.startsWith('}') ? '${' : undefined;
  return token.kind === 'sign' ? closes[token.text] : undefined;
}

function unmatched(token: Token): ExpressionError {
  const bracket = token.kind === 'template' ? '${' : token.text;
  const message = say('括号“{bracket}”没有与之配对的另一半。', { bracket });
  return new ExpressionError({ code: 'unmatched-bracket', message, position: token.start, end: token.end });
}

function tooMany(token: Token, code: string, message: string): ExpressionError {
  return new ExpressionError({ code, message, position: token.start, end: token.end });
}

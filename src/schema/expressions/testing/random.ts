import fc from 'fast-check';

/** Returns new values for random expressions. */
export function randomScope() {
  return {
    n: 3,
    s: '张-b-c',
    amount: '12.50',
    flag: true,
    none: null,
    list: [3, 1, 2],
    words: ['b', '', 'a-c', '10'],
    rows: [{ a: 1, b: 'x', list: [1] }, { a: '2.5', b: null, list: [] }, { a: -3 }],
    obj: { a: 1, b: { a: 'deep', list: [7, 'x'] }, list: ['q'] },
    when: new Date(Date.UTC(2026, 10, 20)),
  };
}

const names = [
  'n',
  's',
  'amount',
  'flag',
  'none',
  'list',
  'words',
  'rows',
  'obj',
  'when',
  'undefined',
  'NaN',
  'missing',
];
const literals = [
  '0',
  '1',
  '2',
  '-1',
  '0.1',
  '1e3',
  '0x1f',
  '.5',
  "''",
  "'a'",
  "'-'",
  "'10'",
  "'\\u4e2d'",
  'true',
  'false',
  'null',
];
const keys = ['a', 'b', 'list', 'length', 'x'];
const operators = [...'+ - * / % ** == != === !== < <= > >= && || ??'.split(' '), '+', '==', '&&'];
const textMethods = [
  'toUpperCase()',
  'trim()',
  'charCodeAt(1)',
  'slice(-2)',
  'substring(2, 0)',
  'at(-1)',
  "split('-')",
  'toString()',
];
const moreTextMethods = [
  "replace('-', '$&$&')",
  "replaceAll('-', \"$`$'\")",
  "padStart(7, 'ab')",
  'repeat(2)',
  "indexOf('b')",
  'charAt(9)',
];
const listMethods = [
  'slice(1)',
  'at(-1)',
  'join()',
  "join('/')",
  'flat()',
  'flat(2)',
  'slice().reverse()',
  'slice().sort()',
  'toString()',
];
const numberMethods = ['toFixed(2)', 'toString(2)', 'toPrecision(3)', 'valueOf()'];
const oneArgument = ['includes', 'indexOf', 'lastIndexOf', 'concat', 'startsWith', 'endsWith', 'padEnd(5).concat'];
const callbacks = ['map', 'filter', 'find', 'findIndex', 'findLast', 'some', 'every', 'flatMap'];
const functions = [
  'String',
  'Number',
  'Boolean',
  'isNaN',
  'isFinite',
  'parseInt',
  'parseFloat',
  'Math.round',
  'Math.abs',
  'Math.floor',
];
const moreFunctions = [
  'Math.max',
  'Math.min',
  'Array.isArray',
  'Object.keys',
  'Object.values',
  'Object.entries',
  'JSON.stringify',
  'encodeURIComponent',
];

export const randomExpression: fc.Arbitrary<string> = fc.letrec<{
  whole: string;
  operand: string;
  listed: string;
  leaf: string;
}>((tie) => {
  const [whole, operand, listed] = [tie('whole'), tie('operand'), tie('listed')];
  const parameter = fc.constantFrom('p', 'q');
  const shape = (template: (...parts: string[]) => string, ...parts: fc.Arbitrary<string>[]) => {
    return fc.tuple(...parts).map((texts) => template(...texts));
  };
  return {
    leaf: fc.oneof(
      { arbitrary: fc.constantFrom(...names, 'p', 'q'), weight: 3 },
      { arbitrary: fc.constantFrom(...literals), weight: 2 },
      { arbitrary: fc.constantFrom(...keys).map((key) => `obj.${key}`), weight: 1 },
    ),
    listed: fc.oneof(
      { arbitrary: fc.constantFrom('list', 'words', 'rows', 'obj.list', 'Object.keys(obj)'), weight: 3 },
      { arbitrary: shape((a, b) => `[${a}, ${b}]`, whole, whole), weight: 1 },
      { arbitrary: shape((a, b) => `[...${a}, ${b},]`, listed, whole), weight: 1 },
      { arbitrary: shape((a) => `(${a})`, whole), weight: 1 },
    ),
    operand: fc.oneof(
      { maxDepth: 5, depthIdentifier: 'expression' },
      { arbitrary: tie('leaf'), weight: 5 },
      { arbitrary: shape((a) => `(${a})`, whole), weight: 2 },
      { arbitrary: shape((a, k) => `${a}.${k}`, operand, fc.constantFrom(...keys)), weight: 2 },
      { arbitrary: shape((a, k) => `${a}?.${k}`, operand, fc.constantFrom(...keys)), weight: 1 },
      { arbitrary: shape((a, k) => `${a}[${k}]`, operand, whole), weight: 1 },
      { arbitrary: shape((a, k) => `${a}?.[${k}]`, operand, whole), weight: 1 },
      {
        arbitrary: shape((a, m) => `s.${m}${a}`, fc.constant(''), fc.constantFrom(...textMethods, ...moreTextMethods)),
        weight: 1,
      },
      {
        arbitrary: shape((a, m) => `String(${a}).${m}`, whole, fc.constantFrom(...textMethods, ...moreTextMethods)),
        weight: 1,
      },
      { arbitrary: shape((a, m) => `${a}.${m}`, listed, fc.constantFrom(...listMethods)), weight: 1 },
      { arbitrary: shape((a, m) => `Number(${a}).${m}`, whole, fc.constantFrom(...numberMethods)), weight: 1 },
      { arbitrary: shape((a, m, b) => `${a}.${m}(${b})`, operand, fc.constantFrom(...oneArgument), whole), weight: 1 },
      {
        arbitrary: shape(
          (a, m, p, b) => `${a}.${m}(${p} => ${b})`,
          listed,
          fc.constantFrom(...callbacks),
          parameter,
          whole,
        ),
        weight: 3,
      },
      { arbitrary: shape((a, b) => `${a}.map((p, q) => ${b})`, listed, whole), weight: 1 },
      { arbitrary: shape((a, b) => `${a}.map(({ a, b }) => ${b})`, listed, whole), weight: 1 },
      { arbitrary: shape((a, b) => `Object.entries(${a}).map(([p, q]) => ${b})`, operand, whole), weight: 1 },
      { arbitrary: shape((a, b, c) => `${a}.reduce((p, q) => ${b}, ${c})`, listed, whole, whole), weight: 1 },
      { arbitrary: shape((a, f) => `${f}(${a})`, whole, fc.constantFrom(...functions, ...moreFunctions)), weight: 2 },
      { arbitrary: shape((a, b) => `Math.max(...${a}, ${b})`, listed, whole), weight: 1 },
      { arbitrary: shape((a, b) => `\`x\${${a}}-\${${b}}\``, whole, whole), weight: 1 },
      { arbitrary: shape((a, b) => `({ a: ${a}, 'b': ${b}, n })`, whole, whole), weight: 1 },
      { arbitrary: shape((a, b) => `({ ...${a}, [${b}]: 1 })`, operand, whole), weight: 1 },
    ),
    whole: fc.oneof(
      { maxDepth: 5, depthIdentifier: 'expression' },
      { arbitrary: operand, weight: 3 },
      { arbitrary: shape((a, o, b) => `${a} ${o} ${b}`, whole, fc.constantFrom(...operators), whole), weight: 4 },
      { arbitrary: shape((o, a) => `${o} ${a}`, fc.constantFrom('!', '-', '+', 'typeof'), operand), weight: 1 },
      { arbitrary: shape((a, b, c) => `${a} ? ${b} : ${c}`, whole, whole, whole), weight: 1 },
    ),
  };
}).whole;

const soupWords = [
  ...'( ) [ ] { } + - * / % ** == != === !== < <= > >= && || ?? ? : ?. . , ... => ! = ; ++ -- += & | ^ ~ >> ` ${ }'.split(
    ' ',
  ),
  ...'a b x list obj true null undefined typeof new this function in instanceof delete void class async await of let get'.split(
    ' ',
  ),
  ..."1 0 01 .5 1. 1n 0x 0xf 1e3 1_0 '' 'a' \"b\" 'a\\n' '\\u0061' `t` `a${ }b` /a/ // /* */ # @ \\u0061 => x=> (x)=> ({a}) ([a])=> \n".split(
    ' ',
  ),
];

export const tokenSoup: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.constantFrom(...soupWords), fc.constantFrom('', ' ', '\n')), { minLength: 1, maxLength: 9 })
  .map((words) => words.map(([word, space]) => word + space).join(''));

/** Returns the number of runs of a property: few in a normal test run, a million in all with SOAK=1. */
export function runs(normal: number, soak: number): { numRuns: number; seed?: number } {
  return process.env.SOAK === '1'
    ? { numRuns: soak, seed: Number(process.env.SOAK_SEED ?? 20261120) }
    : { numRuns: normal, seed: 42 };
}

export const soakTimeout = process.env.SOAK === '1' ? 7_200_000 : 60_000;

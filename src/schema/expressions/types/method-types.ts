import { any, arrayOf, boolean, itemsOf, number, text, type ExpressionType } from './type.ts';

type Results = Readonly<Record<string, ExpressionType>>;

function results(...groups: readonly (readonly [type: ExpressionType, names: string])[]): Results {
  return Object.fromEntries(groups.flatMap(([type, names]) => names.split(' ').map((name) => [name, type] as const)));
}

export const methodResults: Readonly<Record<string, Results>> = {
  string: results(
    [text, 'at charAt concat padEnd padStart repeat replace replaceAll slice substring toLowerCase toString'],
    [text, 'toUpperCase trim trimEnd trimStart valueOf'],
    [number, 'charCodeAt codePointAt indexOf lastIndexOf localeCompare'],
    [boolean, 'endsWith includes startsWith'],
    [arrayOf(text), 'split'],
  ),
  number: results([text, 'toFixed toLocaleString toPrecision toString'], [number, 'valueOf']),
  date: results(
    [number, 'getDate getDay getFullYear getHours getMilliseconds getMinutes getMonth getSeconds getTime'],
    [number, 'getTimezoneOffset valueOf'],
    [text, 'toISOString'],
  ),
  array: results(
    [any, 'at concat filter find findLast flat flatMap map reduce reduceRight reverse slice sort'],
    [boolean, 'every includes some'],
    [number, 'findIndex indexOf lastIndexOf'],
    [text, 'join toString'],
  ),
};

export const functionResults: Results = results(
  [number, 'sum avg min max round count Number parseInt parseFloat'],
  [text, 'join String encodeURIComponent'],
  [boolean, 'Boolean isNaN isFinite'],
);

export const globalMethodResults: Readonly<Record<string, Results>> = {
  Math: results(
    [number, 'abs ceil floor round trunc sign min max pow sqrt cbrt hypot log log2 log10 exp'],
    [number, 'sin cos tan asin acos atan atan2'],
  ),
  Number: results([number, 'parseInt parseFloat'], [boolean, 'isInteger isSafeInteger isFinite isNaN']),
  Array: results([boolean, 'isArray'], [arrayOf(any), 'of']),
  Object: results([arrayOf(text), 'keys'], [arrayOf(any), 'values'], [arrayOf(arrayOf(any)), 'entries']),
  JSON: results([text, 'stringify']),
};

export const methodsWithCallback: ReadonlySet<string> = new Set(
  'every some filter find findIndex findLast flatMap map reduce reduceRight'.split(' '),
);

/** Returns the result type of an array method for a list; `callback` is the result type of its arrow. */
export function arrayMethodResult(name: string, list: ExpressionType, callback: ExpressionType): ExpressionType {
  const items = itemsOf(list);
  if (['filter', 'slice', 'sort', 'reverse'].includes(name)) return arrayOf(items);
  if (['find', 'findLast', 'at'].includes(name)) return items;
  if (name === 'map') return arrayOf(callback);
  if (name === 'concat' || name === 'flat' || name === 'flatMap') return arrayOf(any);
  return methodResults.array?.[name] ?? any;
}

import { deeper, itemOf, none, type Origin } from './origin.ts';

/** A call over `over`: a method of it, or a global function whose first argument it is. */
export interface ListCall {
  method: boolean;
  name: string;
  over: Origin;
}

const functionsOverItems = new Set(['sum', 'avg', 'min', 'max', 'join', 'count']);
const methodsOverItems = new Set([
  'every',
  'some',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'flatMap',
  'map',
  'sort',
]);
const sameItems = new Set(['filter', 'slice', 'sort', 'reverse', 'concat']);
const oneItem = new Set(['find', 'findLast', 'at']);

/** Returns the origins of the parameters of a call's arrow; other parameters do not come from the scope. */
export function passedToCallback({ method, name, over }: ListCall): Origin[] {
  const item = itemOf(over);
  if (!method) return functionsOverItems.has(name) ? [item] : [];
  if (name === 'reduce' || name === 'reduceRight') return [none, item];
  if (name === 'sort') return [item, item];
  return methodsOverItems.has(name) ? [item, none, over] : [];
}

/** Returns the origin of a call's result; `callback` is the origin of the result of its first arrow. */
export function resultOfCall({ method, name, over }: ListCall, callback: Origin): Origin {
  if (!method) {
    if (name === 'values') return { reads: [], item: deeper(over, '*') };
    return name === 'entries' ? { reads: [], item: { reads: [], item: deeper(over, '*') } } : none;
  }
  if (sameItems.has(name)) return { reads: [], item: itemOf(over) };
  if (oneItem.has(name)) return itemOf(over);
  if (name === 'map') return { reads: [], item: callback };
  if (name === 'flatMap') return { reads: [], item: itemOf(callback) };
  return name === 'flat' ? { reads: [], item: itemOf(itemOf(over)) } : none;
}

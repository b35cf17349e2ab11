export { dictionaryProblem } from './column-type.ts';
export { defaultColumnFields, resolveColumns } from './resolve-columns.ts';

/** The columns of lists and of editable tables, ready to be drawn. */
export { dictionaryProblem } from './column-type.ts';
export { defaultColumnFields, resolveColumns } from './resolve-columns.ts';

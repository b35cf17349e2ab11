export { acceptValues, storageProblems, writableFields } from './accept-values.ts';
export { tablesOf, uniqueColumns } from './tables-of.ts';
export { fromRow, presence, type Row, toColumn, toRow } from './rows.ts';
export { columnOf, type StoredColumn, type StoredModel, storedModel } from './stored-model.ts';
export { answerTable, counterTable, engineTables, fillTable, keptFormulaTable, postingTable } from './engine-tables.ts';
export { type ModelGraph, modelGraph, type Owner, type Referrer, type Rollup } from './model-graph.ts';

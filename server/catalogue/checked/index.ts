/** Documents read from files and checked as the server and the pages do. Knows no server and no database. */
export { type Finding, patternProblems } from './pattern-problems.ts';
export { checkedAsPages, describeProblems, readDocuments } from './read-documents.ts';
export { usableModels } from './usable-models.ts';

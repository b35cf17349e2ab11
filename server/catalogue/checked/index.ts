/**
 * Reads documents from files and checks them as the server and the pages do. It depends neither on the server nor on a
 * database.
 */
export { type Finding, patternProblems } from './pattern-problems.ts';
export { checkedAsPages, describeProblems, readDocuments } from './read-documents.ts';
export { usableModels } from './usable-models.ts';

export { checkDocuments, type CheckedDocuments } from './check-documents.ts';
export { type ProblemReport, problemReport, withProblems } from './problem-report.ts';
export { checkDocument } from './check-document.ts';
export { collectNames } from './names.ts';
export { scopeTypes } from './scope-types.ts';

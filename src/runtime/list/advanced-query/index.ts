export { editorField, lineValue } from './advanced-draft.ts';
export { type AdvancedQueryControl, useAdvancedQuery } from './use-advanced-query.ts';

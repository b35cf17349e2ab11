export type { Explanation } from './explain-errors.ts';
export { listed, ruleInWords } from './rule-in-words.ts';
export { contentHash } from './content-hash.ts';
export { locate, parseDocument, type ParsedDocument, type Validators } from './parse-document.ts';
export { bodyOfFile, lookUpFile, parseFile } from './parse-file.ts';
export { keyOfPath, type SourceFile } from './source-file.ts';
export type { Validate, ValidationError } from './validate.ts';

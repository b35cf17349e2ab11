/**
 * Hooks over the ports. Options and texts of dictionaries and references are requested in batches and cached while
 * fresh.
 */
export { useDictionary } from './options/use-dictionary.ts';
export { dictionaryChoices, SearchContext } from './options/dictionary-choices.ts';
export { useDictSearch } from './options/use-dict-search.ts';
export { fetchDictTexts, useDictTexts } from './options/use-dict-texts.ts';
export { type OptionSearch, useOptionSearch } from './options/use-option-search.ts';
export { useOptionsOfIds } from './options/use-options-of-ids.ts';
export { batchRequest } from './options/batch-request.ts';
export { isFresh, markFetched, invalidateNames, useNameInvalidations } from './options/name-freshness.ts';
export { fileRefusal } from './files/file-refusal.ts';
export { createUploadRunner } from './files/run-upload.ts';
export { type UnstoredFiles, uploadProblem, useReportedProblem } from './files/upload-problem.ts';
export { type PendingFile, type Uploads, type UploadsOptions, useUploads } from './files/use-uploads.ts';
export { saveFile } from './files/save-file.ts';
export { workbookEnding } from './files/workbook-ending.ts';
export { useFileAddress } from './files/use-file-address.ts';
export { useAnswer } from './use-answer.ts';
export { type RemoteVerdict, useRemoteCheck } from './use-remote-check.ts';

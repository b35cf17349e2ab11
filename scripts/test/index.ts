export { startTemporaryPostgres, type TemporaryPostgres } from './temporary-postgres.ts';
export { findBrowser } from './find-browser.ts';
export { makeMemoryFolder } from './memory-folder.ts';
export { type Counts, readCounts } from './read-counts.ts';
export { lastLines } from './remarkable-tests.ts';

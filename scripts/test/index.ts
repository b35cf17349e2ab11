export { startTemporaryPostgres, type TemporaryPostgres } from './temporary-postgres.ts';
export { findBrowser } from './find-browser.ts';
export { type Counts, readCounts } from './read-counts.ts';
export { lastLines } from './remarkable-tests.ts';

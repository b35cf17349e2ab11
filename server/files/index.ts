/** Uploaded files: stored, served, and deleted when no record refers to them. */
export { type FileStore, openFiles } from './file-store.ts';
export { fileHeaders } from './file-kind.ts';
export { type IncomingFiles, openIncoming } from './incoming-files.ts';
export { pieceRoutes } from './piece-routes.ts';
export { openPieces } from './pieces.ts';
export { type PieceQuota, sweepIncoming } from './piece-quota.ts';
export { fileRoutes } from './routes.ts';
export { sweepFiles, sweepRegularly } from './sweep.ts';
export { uploadTokens } from './upload-tokens.ts';
export { fileTables } from './tables.ts';

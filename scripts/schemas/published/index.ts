/** Synchronizes documents between the folders and a running server. */
export { type ServerDocument, ServerError, signInAtServer } from './server.ts';
export { pullCommand, pushCommand, statusCommand } from './commands.ts';

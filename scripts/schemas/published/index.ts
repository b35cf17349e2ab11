/** Documents between the folders and a running server. */
export { pullCommand, pushCommand, statusCommand } from './commands.ts';

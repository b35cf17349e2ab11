/** Folders of documents: their files read, and told of when they change. Knows no server and no database. */
export { FolderError, readFolders } from './read-folders.ts';
export { watchFolders } from './watch-folders.ts';

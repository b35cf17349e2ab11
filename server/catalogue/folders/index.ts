/** Folders of documents: their files read, and told of when they change. Knows no server and no database. */
export { isDelivered, jeecgBootSchemas, ownSchemas } from './delivered-folders.ts';
export { FolderError, readFolders } from './read-folders.ts';
export { watchFolders } from './watch-folders.ts';

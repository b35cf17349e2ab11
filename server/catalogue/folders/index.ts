/** Reads and watches folders of documents. It depends neither on the server nor on a database. */
export { isDelivered, jeecgBootSchemas, ownSchemas } from './delivered-folders.ts';
export { FolderError, readFolders } from './read-folders.ts';
export { watchFolders } from './watch-folders.ts';

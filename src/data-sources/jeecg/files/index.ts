/** The port to stored files. */
export { createFilesPort } from './files-port.ts';

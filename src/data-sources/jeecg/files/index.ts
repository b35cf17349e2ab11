export { createFilesPort } from './files-port.ts';

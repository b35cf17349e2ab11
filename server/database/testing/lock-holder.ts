import { once } from 'node:events';

import { DataDirectoryInUseError } from '../connections/errors.ts';
import { lockDataDirectory } from '../lock/lock.ts';

// Waits for a line, tries to take the lock of a folder, prints the result, and keeps running.
const [, , directory = '', socket] = process.argv;
console.log('ready');
await once(process.stdin, 'data');
try {
  await lockDataDirectory(directory, { socket: socket === 'socket' });
  console.log('held');
} catch (error) {
  console.log(error instanceof DataDirectoryInUseError ? 'refused' : String(error));
}
process.stdin.resume();

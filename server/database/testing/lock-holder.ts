import { once } from 'node:events';

import { DataDirectoryInUseError } from '../connections/errors.ts';
import { lockDataDirectory } from '../lock/lock.ts';

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

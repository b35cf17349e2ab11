/** Says on standard error what is wrong with the command's words. @returns the exit code for it. */
export function fail(message: string): number {
  process.stderr.write(`${message}\n`);
  return 2;
}

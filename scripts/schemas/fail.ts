/**
 * Prints an error about the arguments of a command.
 * @returns the exit code for it.
 */
export function fail(message: string): number {
  process.stderr.write(`${message}\n`);
  return 2;
}

import { failureText, portError, type ImportAnswer } from '../ports/index.ts';

/**
 * Sends files one after the other to a server that reads one file of a request only, and puts the answers together. A file
 * that fails does not hide what came of the others.
 * @param send gives what came of files. Throws PortError.
 * @throws PortError where the only file fails.
 */
export async function oneByOne(
  files: readonly File[],
  send: (files: readonly File[]) => Promise<ImportAnswer>,
): Promise<ImportAnswer> {
  const [only, ...others] = files;
  if (only && others.length === 0) return send([only]);
  const answers: { name: string; answer: ImportAnswer }[] = [];
  for (const file of files) {
    const answer = await send([file]).catch((error: unknown): ImportAnswer => ({
      outcome: 'none',
      message: failureText(portError(error)),
      errors: [],
    }));
    answers.push({ name: file.name, answer });
  }
  const outcomes = new Set(answers.map(({ answer }) => answer.outcome));
  const [first = 'none', second] = outcomes;
  const errorFiles = answers.flatMap(({ answer }) => answer.errorFiles ?? []);
  return {
    outcome: second === undefined ? first : 'some',
    message: answers.map(({ name, answer }) => `${name}：${answer.summary ?? answer.message}`).join('；'),
    errors: answers.flatMap(({ name, answer }) => answer.errors.map((error) => ({ ...error, file: name }))),
    ...(errorFiles.length > 0 && { errorFiles }),
  };
}

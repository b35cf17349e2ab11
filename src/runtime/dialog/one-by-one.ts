import { failureText, portError, type ImportAnswer } from '../ports/index.ts';

/**
 * Uploads files one after the other to a server that reads only one file per request, and merges the results. A failing
 * file does not hide the results of the others.
 * @param send returns the result of files. Throws PortError.
 * @throws PortError if the only file fails.
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

import { modelPages, oncePerState } from '../../catalogue/index.ts';

/** Returns the pages that show records, by model. */
export const pagesOf = oncePerState(({ documents, models }) => modelPages(documents, models));

/** Returns the document of the first of these pages whose conditions a record meets. */
export function pageShowing(
  pages: readonly { document: string; where: Readonly<Record<string, unknown>> }[],
  record: Readonly<Record<string, unknown>>,
): string | undefined {
  const meets = ([name, value]: [string, unknown]): boolean => [value].flat().includes(record[name]);
  return pages.find(({ where }) => Object.entries(where).every(meets))?.document;
}

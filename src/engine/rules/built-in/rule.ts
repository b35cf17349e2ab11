/** A rule of the engine over one text. Empty values are not checked: whether one may be empty is `required`'s matter. */
export interface BuiltInRule {
  title: string;
  /** What is wrong with the text, as a Chinese sentence; undefined where nothing is. */
  check(text: string): string | undefined;
}

/** A rule with one linear pattern. */
export function patternRule(title: string, pattern: RegExp, message: string): BuiltInRule {
  return { title, check: (text) => (pattern.test(text) ? undefined : message) };
}

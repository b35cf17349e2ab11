import { extractTemplate, freeNames, parseExpression } from '../../../schema/expressions/index.ts';

export interface ExpressionNames {
  /** The data paths of `$deps`, by index and by name; undefined for a field that the form does not have. */
  dependencies: Readonly<Record<string, string | undefined>>;
  isInRow: boolean;
}

const known = new Set(['$deps', '$self', '$form', '$values', '$record']);
const dependency = /^\$deps\s*(?:\[\s*(\d+)\s*\]|\.\s*([\w$]+)|\[\s*['"]([^'"]+)['"]\s*\])/;

/** Translates a Formily expression into our language; undefined if ours cannot express it. */
export function translated(text: string, names: ExpressionNames): string | undefined {
  const source = extractTemplate(text);
  if (source === undefined) return undefined;
  const parsed = parseExpression(source);
  if ('problem' in parsed) return undefined;
  const places = new Map(freeNames(parsed.ast).map((name) => [name.position, name]));
  const fromLast = [...places.values()].toSorted((one, other) => other.position - one.position);
  let result = source;
  for (const { name, position, end } of fromLast) {
    const replaced = known.has(name) ? replacedName(source.slice(position, end), names) : undefined;
    if (replaced === undefined) return undefined;
    result = result.slice(0, position) + replaced + result.slice(end);
  }
  return 'problem' in parseExpression(result) ? undefined : `{{ ${result.trim()} }}`;
}

function replacedName(text: string, { dependencies, isInRow }: ExpressionNames): string | undefined {
  const found = dependency.exec(text);
  if (found) {
    const path = Object.hasOwn(dependencies, found[1] ?? found[2] ?? found[3] ?? '')
      ? dependencies[found[1] ?? found[2] ?? found[3] ?? '']
      : undefined;
    return path === undefined ? undefined : memberOf('$values', path) + text.slice(found[0].length);
  }
  const replacements: [RegExp, string][] = [
    [/^\$self\s*\.\s*value\b/, '$value'],
    [/^\$form\s*\.\s*values\b/, '$values'],
    [/^\$values\b/, '$values'],
    ...(isInRow ? [[/^\$record\b/, '$line'] satisfies [RegExp, string]] : []),
  ];
  const replacement = replacements.find(([pattern]) => pattern.test(text));
  return replacement && text.replace(...replacement);
}

function memberOf(name: string, path: string): string {
  return path
    .split('.')
    .reduce((whole, key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? `${whole}.${key}` : `${whole}['${key}']`), name);
}

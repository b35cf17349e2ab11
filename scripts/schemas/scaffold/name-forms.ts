export interface NameForms {
  /** `star-rating`: folders, cells, actions, rules. */
  kebab: string;
  /** `starRating`: constants. */
  camel: string;
  /** `StarRating`: components and widgets. */
  pascal: string;
  /** `Star rating`: the English name. */
  words: string;
}

/**
 * Returns true if a name can be a folder, a component and a key: lowercase letters and digits, with hyphens between
 * words.
 */
export function isScaffoldName(name: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
}

export function nameForms(kebab: string): NameForms {
  const pascal = kebab.replaceAll(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

export function onShelf(text: string, constant: string, path: string): string {
  if (text.includes(`{ ${constant} }`)) return text;
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const line = `export { ${constant} } from '${path}';`;
  return `${[head, ...[...lines, line].toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1))].join('\n')}\n`;
}

function pathOf(line: string): string {
  return line.split("'")[1] ?? '';
}

const place = /\$\{(\w+)\}/;

/**
 * Returns the expression for the link of a column.
 * @param href an address below ours or of another site, whose placeholders (`${name}`) are replaced with values of the
 * record.
 * @param names the names of the record's fields.
 * @returns undefined for an address that code of the other program completes.
 */
export function linkAddress(href: string, names: ReadonlySet<string>): string | undefined {
  if (!/^(?:https?:\/)?\//.test(href)) return undefined;
  const parts = href.split(place);
  const isKnown = parts.every((part, index) => (index % 2 === 1 ? names.has(part) : !/[${}]/.test(part)));
  if (!isKnown) return undefined;
  const texts = parts.flatMap((part, index) => {
    if (index % 2 === 1) return [`encodeURIComponent($record.${part} ?? "")`];
    return part === '' ? [] : [JSON.stringify(part)];
  });
  return `{{ ${texts.join(' + ')} }}`;
}

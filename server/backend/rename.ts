import { isMembers, type ExactJson } from './exact-json.ts';

export type Names = Readonly<Record<string, string>>;

const endings = ['_begin', '_end', '_MultiString', '_dictText'];

/**
 * Renames parameters: fields with their suffixes, the fields of the order (`column`) and those of an advanced query.
 */
export function renameQuery(query: URLSearchParams, names: Names): URLSearchParams {
  const renamed = new URLSearchParams();
  for (const [name, value] of query) {
    if (name === 'column')
      renamed.append(
        name,
        value
          .split(',')
          .map((each) => renamedName(each, names))
          .join(','),
      );
    else if (name === 'superQueryParams') renamed.append(name, renameAdvanced(value, names));
    else renamed.append(renamedName(name, names), value);
  }
  return renamed;
}

export function fieldOfParameter(name: string): { field: string; ending: string } {
  const ending = endings.find((each) => name.endsWith(each)) ?? '';
  return { field: name.slice(0, name.length - ending.length), ending };
}

function renamedName(name: string, names: Names): string {
  const { field, ending } = fieldOfParameter(name);
  return `${own(names, field) ?? field}${ending}`;
}

function renameAdvanced(text: string, names: Names): string {
  return Object.entries(names).reduce(
    (changed, [here, there]) =>
      changed.replaceAll(encodeURIComponent(`"field":"${here}"`), encodeURIComponent(`"field":"${there}"`)),
    text.replaceAll(/"field":"(\w+)"/g, (whole, name: string) => whole.replace(name, own(names, name) ?? name)),
  );
}

export function renameMembers(value: ExactJson, names: Names): ExactJson {
  if (Array.isArray(value)) return value.map((each) => renameMembers(each, names));
  if (!isMembers(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [renamedName(name, names), renameMembers(inner, names)]),
  );
}

export function reversed(names: Names): Names {
  return Object.fromEntries(Object.entries(names).map(([here, there]) => [there, here]));
}

function own(names: Names, name: string): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

import { isRecord } from '../../schema/json/index.ts';
import { oncePerObject } from '../../schema/memory/once-per-object.ts';
import type { ResolvedField } from '../model/index.ts';

export type PresentNames = ReadonlyMap<string, string>;

/** Maps the former names of fields to their present ones. A former name that another field now has is left out. */
export const presentNames = oncePerObject(
  (fields: readonly Pick<ResolvedField, 'name' | 'formerNames'>[]): PresentNames => {
    const names = new Set(fields.map(({ name }) => name));
    return new Map(
      fields.flatMap(({ name, formerNames = [] }) =>
        formerNames.filter((former) => !names.has(former)).map((former) => [former, name] as const),
      ),
    );
  },
);

/** Replaces former names of fields in the search part of a list's address. */
export function renamedSearch(search: string, names: PresentNames): string {
  if (names.size === 0 || search === '') return search;
  const params = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(search))
    params.append(renamedKey(key, names), renamedValue(key, value, names));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

function renamedKey(key: string, names: PresentNames): string {
  return key.replace(/^.*?(?=(\.begin|\.end)?$)/, (name) => names.get(name) ?? name);
}

function renamedValue(key: string, value: string, names: PresentNames): string {
  const pattern = key === 'list.where' ? /^[^:]+(?=:)/ : key === 'list.sort' ? /[^,-][^,]*/g : undefined;
  return pattern ? value.replace(pattern, (name) => names.get(name) ?? name) : value;
}

/** Replaces former names of fields in a stored view, in its column settings or in an advanced query. */
export function renamedView(content: unknown, names: PresentNames): unknown {
  if (names.size === 0 || !isRecord(content)) return content;
  const { search, look } = content;
  return {
    ...renamedQuery(content, names),
    ...(typeof search === 'string' && { search: renamedSearch(search, names) }),
    ...(look !== undefined && { look: renamedLook(look, names) }),
  };
}

/** Replaces former names of columns in the settings of a table. */
export function renamedLook(look: unknown, names: PresentNames): unknown {
  if (names.size === 0 || !isRecord(look)) return look;
  const present = (name: unknown) => (typeof name === 'string' ? (names.get(name) ?? name) : name);
  return Object.fromEntries(
    Object.entries(look).map(([part, value]): [string, unknown] => {
      if (Array.isArray(value)) return [part, value.map(present)];
      if (!isRecord(value)) return [part, value];
      return [part, Object.fromEntries(Object.entries(value).map(([key, each]) => [names.get(key) ?? key, each]))];
    }),
  );
}

function renamedQuery(query: Record<string, unknown>, names: PresentNames): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([member, value]): [string, unknown] => {
      if (member === 'field' && typeof value === 'string') return [member, names.get(value) ?? value];
      if ((member !== 'lines' && member !== 'records') || !Array.isArray(value)) return [member, value];
      return [member, value.map((line: unknown) => (isRecord(line) ? renamedQuery(line, names) : line))];
    }),
  );
}

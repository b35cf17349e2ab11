import type { ResolvedModel } from '../../../../src/engine/model/index.ts';
import { readObject } from '../../../../src/engine/values/index.ts';
import type { JsonObject } from '../../../../src/schema/json/index.ts';

/** Titles that fields had in earlier versions of a model, in all languages, by the present name of the field. */
export type FormerTitles = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the titles that the fields of a model had in earlier versions of its document. A field is followed through
 * its former names. A former name belongs to the renamed field in versions that do not have the new name yet.
 */
export function formerTitles(
  { fields }: Pick<ResolvedModel, 'fields'>,
  versions: readonly JsonObject[],
): Map<string, readonly string[]> {
  const titles = new Map<string, Set<string>>(fields.map(({ name }) => [name, new Set()]));
  for (const version of versions) {
    const properties = readObject(readObject(version['schema'])['properties']);
    const has = (name: string): boolean => Object.hasOwn(properties, name);
    const moved = new Map(
      fields.flatMap(({ name, formerNames = [] }): [string, string][] => {
        const former = has(name) ? undefined : formerNames.find(has);
        return former === undefined ? [] : [[former, name]];
      }),
    );
    for (const [name, property] of Object.entries(properties)) {
      const found = titles.get(moved.get(name) ?? name);
      for (const title of textsOf(readObject(property)['title'])) found?.add(title).add(`${title}(${name})`);
    }
  }
  return new Map([...titles].map(([name, found]) => [name, [...found]]));
}

export async function formerTitlesOf(
  model: ResolvedModel,
  models: ReadonlyMap<string, ResolvedModel>,
  versionsOf: (id: string) => Promise<readonly JsonObject[]>,
): Promise<ReadonlyMap<string, FormerTitles>> {
  const lines = model.fields.flatMap(({ child }) => (child && models.get(child.model)) ?? []);
  const found = new Map<string, FormerTitles>();
  for (const each of [model, ...lines]) found.set(each.id, formerTitles(each, await versionsOf(each.id)));
  return found;
}

function textsOf(title: unknown): string[] {
  const texts = typeof title === 'object' && title !== null ? Object.values(title) : [title];
  return texts.filter((text) => typeof text === 'string');
}

import { renamedView, revaluedView } from '../../../src/engine/list/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import type {
  FieldRenaming,
  ModelFollower,
  RenamingFollower,
  ValueFollower,
  ValueRenaming,
} from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import type { SavedViewSchema } from './tables.ts';

export const followSavedViews: RenamingFollower = {
  words: async (db, renaming) => wordsOf(await viewsWith(db, renaming, renamedBy(renaming))),
  follow: async (db, renaming) => keep(db, await viewsWith(db, renaming, renamedBy(renaming))),
};

export const followViewValues: ValueFollower = {
  words: async (db, renaming) => wordsOf(await viewsWith(db, renaming, revaluedBy(renaming))),
  follow: async (db, renaming) => keep(db, await viewsWith(db, renaming, revaluedBy(renaming))),
};

export const followFavourites: ModelFollower = {
  words: async (db, { keys }) => {
    if (keys.size === 0) return undefined;
    const views = await db
      .withTables<SavedViewSchema>()
      .selectFrom('sys_saved_view')
      .select('id')
      .where('place', 'in', [...keys.keys()])
      .execute();
    return wordsOf(views);
  },
  async follow(db, { pages }) {
    if (pages.size === 0) return;
    const rows = await db
      .withTables<SavedViewSchema>()
      .selectFrom('sys_saved_view')
      .select(['id', 'content'])
      .where('place', '=', favouritesPlace)
      .execute();
    const changed = rows.flatMap(({ id, content }) => {
      const paths: unknown = JSON.parse(content);
      if (!Array.isArray(paths)) return [];
      const now = JSON.stringify(paths.map((path: unknown) => pages.get(String(path)) ?? path));
      return now === content ? [] : [{ id, content: now }];
    });
    await keep(db, changed);
  },
};

const favouritesPlace = 'app/favourites';

type Change = (content: unknown, path: (field: string) => string) => unknown;

const renamedBy =
  ({ from, to }: FieldRenaming): Change =>
  (content, path) =>
    renamedView(content, new Map([[path(from), path(to)]]));

const revaluedBy =
  ({ field, from, to }: ValueRenaming): Change =>
  (content, path) =>
    revaluedView(content, { field: path(field), from, to });

function wordsOf({ length: count }: readonly unknown[]): string | undefined {
  return count === 0 ? undefined : say('{count} 个保存的视图', { count });
}

async function keep(db: DynamicKysely, views: readonly { id: string; content: string }[]): Promise<void> {
  for (const { id, content } of views)
    await db
      .withTables<SavedViewSchema>()
      .updateTable('sys_saved_view')
      .set({ content })
      .where('id', '=', id)
      .execute();
}

async function viewsWith(
  db: DynamicKysely,
  renaming: Pick<FieldRenaming, 'model' | 'state'>,
  change: Change,
): Promise<{ id: string; content: string }[]> {
  const found = new Map<string, string>();
  for (const { places, path } of placesOf(renaming)) {
    const rows = await db
      .withTables<SavedViewSchema>()
      .selectFrom('sys_saved_view')
      .select(['id', 'content'])
      .where('place', 'in', places)
      .execute();
    for (const { id, content } of rows) {
      const kept: unknown = JSON.parse(found.get(id) ?? content);
      const now = JSON.stringify(change(kept, path));
      if (now !== JSON.stringify(kept)) found.set(id, now);
    }
  }
  return [...found].map(([id, content]) => ({ id, content }));
}

function placesOf({ model, state }: Pick<FieldRenaming, 'model' | 'state'>) {
  const bills = [...state.models.values()].flatMap(({ id, fields }) =>
    fields
      .filter(({ child }) => child?.model === model)
      .map(({ name }) => ({ places: placesOfLists(id, state), path: (field: string) => `${name},${field}` })),
  );
  return [{ places: placesOfLists(model, state), path: (field: string) => field }, ...bills];
}

function placesOfLists(model: string, { documents }: FieldRenaming['state']): string[] {
  const lists = [...documents.keys()].flatMap((key): string[] => {
    const document = documents.get(key);
    if (document?.kind !== 'list' || document.body['model'] !== model) return [];
    const { saveCode } = document.body;
    return typeof saveCode === 'string' ? [key, saveCode] : [key];
  });
  return [`${model}.model`, ...lists];
}

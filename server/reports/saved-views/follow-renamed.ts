import { renamedView } from '../../../src/engine/list/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import type { FieldRenaming, RenamingFollower } from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import type { SavedViewSchema } from './tables.ts';

/** Saved views and queries of the lists of a model name its field by the new name. */
export const followSavedViews: RenamingFollower = {
  async words(db, renaming) {
    const count = (await viewsWith(db, renaming)).length;
    return count === 0 ? undefined : say('{count} 个保存的视图', { count });
  },
  async follow(db, renaming) {
    for (const { id, content } of await viewsWith(db, renaming))
      await db
        .withTables<SavedViewSchema>()
        .updateTable('sys_saved_view')
        .set({ content })
        .where('id', '=', id)
        .execute();
  },
};

/** Returns the views that name the field, with their new content. */
async function viewsWith(db: DynamicKysely, renaming: FieldRenaming): Promise<{ id: string; content: string }[]> {
  const names = new Map([[renaming.from, renaming.to]]);
  const rows = await db
    .withTables<SavedViewSchema>()
    .selectFrom('sys_saved_view')
    .select(['id', 'content'])
    .where('place', 'in', placesOf(renaming))
    .execute();
  return rows.flatMap(({ id, content }) => {
    const kept: unknown = JSON.parse(content);
    const now = JSON.stringify(renamedView(kept, names));
    return now === JSON.stringify(kept) ? [] : [{ id, content: now }];
  });
}

/** Returns the keys under which views of the model's lists are stored: the document, or the `saveCode` in it. */
function placesOf({ model, state: { documents } }: FieldRenaming): string[] {
  const own = `${model}.model`;
  const lists = [...documents.keys()].flatMap((key): string[] => {
    const document = documents.get(key);
    if (document?.kind !== 'list' || document.body['model'] !== model) return [];
    const { saveCode } = document.body;
    return typeof saveCode === 'string' ? [key, saveCode] : [key];
  });
  return [own, ...lists];
}

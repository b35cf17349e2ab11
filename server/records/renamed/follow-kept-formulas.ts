import { documentKey, type DocumentKey, type DocumentSet } from '../../../src/schema/documents/document.ts';
import { readObject, readString, type JsonObject } from '../../../src/schema/json/index.ts';
import { renameField } from '../../../src/schema/references/index.ts';
import type { FieldRenaming, RenamingFollower } from '../../effects/index.ts';
import { keptFormulaTable } from '../tables/index.ts';

export const followKeptFormulas: RenamingFollower = {
  async follow(db, { model, from, to, state }) {
    const rows = await db.selectFrom(keptFormulaTable).selectAll().execute();
    for (const row of rows) {
      const [owner, field, formula] = [String(row['model']), String(row['field']), String(row['formula'])];
      const now = owner === model && field === from ? to : field;
      const renamed = formulaWith(state.documents, { model, from, to }, { owner, field: now, formula });
      if (now === field && renamed === formula) continue;
      await db
        .deleteFrom(keptFormulaTable)
        .where('model', '=', owner)
        .where('field', '=', field)
        .where('formula', '=', formula)
        .execute();
      await db
        .insertInto(keptFormulaTable)
        .values({ ...row, field: now, formula: renamed })
        .onConflict((conflict) => conflict.columns(['model', 'field', 'formula']).doNothing())
        .execute();
    }
  },
};

/**
 * Returns a former formula with the new name of a field. It is parsed as if the model still had the former field and
 * the formula.
 */
function formulaWith(
  documents: DocumentSet,
  { model, from, to }: Pick<FieldRenaming, 'model' | 'from' | 'to'>,
  { owner, field, formula }: { owner: string; field: string; formula: string },
): string {
  if (formula === '') return formula;
  const holder = documentKey(owner, 'model');
  const withFormer = new Map<DocumentKey, JsonObject>();
  const bodyOf = (key: DocumentKey): JsonObject => withFormer.get(key) ?? documents.get(key)?.body ?? {};
  const withField = (key: DocumentKey, name: string, more: JsonObject): void => {
    const schema = readObject(bodyOf(key)['schema']);
    const properties = readObject(schema['properties']);
    const changed = { ...properties, [name]: { ...readObject(properties[name]), ...more } };
    withFormer.set(key, { ...bodyOf(key), schema: { ...schema, properties: changed } });
  };
  withField(holder, field, { 'x-value': formula });
  withField(documentKey(model, 'model'), from, { type: 'string' });
  const before: DocumentSet = {
    keys: () => documents.keys(),
    get(key) {
      const [document, body] = [documents.get(key), withFormer.get(key)];
      return document && body ? { ...document, body } : document;
    },
  };
  const patch = renameField(before, model, from, to)
    .get(holder)
    ?.find((each) => each.op === 'set' && each.path.join('/') === `schema/properties/${field}/x-value`);
  return (patch?.op === 'set' ? readString(patch.value) : undefined) ?? formula;
}

import { ledgersAmong, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { groupBy } from '../../database/index.ts';

type Defined<Value> = NonNullable<Value>;

export interface Referrer {
  model: ResolvedModel;
  field: ResolvedField;
  reference: Defined<ResolvedField['reference']>;
}

export interface Rollup {
  target: ResolvedModel;
  field: ResolvedField;
  rollup: Defined<ResolvedField['rollup']>;
}

export interface Owner {
  model: ResolvedModel;
  field: ResolvedField;
  parent: string;
}

export interface ModelGraph {
  models: ReadonlyMap<string, ResolvedModel>;
  referrers(id: string): readonly Referrer[];
  rollupsFrom(id: string): readonly Rollup[];
  balancesOf(id: string): readonly ResolvedModel[];
  owner(id: string): Owner | undefined;
  isLedger(id: string): boolean;
  reversedFields(id: string): readonly string[];
}

export function modelGraph(models: ReadonlyMap<string, ResolvedModel>): ModelGraph {
  const all = [...models.values()];
  const owners = new Map(all.flatMap(linesOfModel));
  const referrers = groupBy(all.flatMap(referencesOf), ({ reference }) => reference.model);
  const rollups = groupBy(all.flatMap(rollupsOf), ({ rollup }) => rollup.from);
  const balances = groupBy(
    all.filter((model) => model.balanceOf),
    (model) => model.balanceOf?.model ?? '',
  );
  const ledgers = ledgersAmong(all);
  const isOwnerField = ({ model, field }: Referrer): boolean => owners.get(model.id)?.parent === field.name;
  return {
    models,
    referrers: (id) => (referrers.get(id) ?? []).filter((referrer) => !isOwnerField(referrer)),
    rollupsFrom: (id) => rollups.get(id) ?? [],
    balancesOf: (id) => balances.get(id) ?? [],
    owner: (id) => owners.get(id),
    isLedger: (id) => ledgers.has(id),
    reversedFields: (id) => {
      const summed = [
        ...(balances.get(id) ?? []).flatMap((model) => model.balanceOf?.sum ?? []),
        ...(rollups.get(id) ?? []).map(({ rollup }) => rollup.sum),
      ];
      const numeric = (models.get(id)?.fields ?? []).filter(
        ({ type, value }) => type === 'number' && value === undefined,
      );
      return summed.length > 0 ? [...new Set(summed)] : numeric.map(({ name }) => name);
    },
  };
}

function linesOfModel(model: ResolvedModel): [string, Owner][] {
  return model.fields.flatMap((field): [string, Owner][] =>
    field.child ? [[field.child.model, { model, field, parent: field.child.parent }]] : [],
  );
}

function referencesOf(model: ResolvedModel): Referrer[] {
  return model.fields.flatMap((field) => (field.reference ? [{ model, field, reference: field.reference }] : []));
}

function rollupsOf(target: ResolvedModel): Rollup[] {
  return target.fields.flatMap((field) => (field.rollup ? [{ target, field, rollup: field.rollup }] : []));
}

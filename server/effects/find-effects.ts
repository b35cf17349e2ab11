import type { DynamicKysely } from '../database/index.ts';
import { Refusal, type Person } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { Effect, EffectChoices, EffectSource, StateChange } from './effect.ts';

export type FoundEffects = readonly { source: EffectSource; effects: readonly Effect[] }[];

/** Returns the effects of a change of documents on existing records, without changing anything. */
export async function findEffects(
  db: DynamicKysely,
  sources: readonly EffectSource[],
  change: StateChange,
): Promise<FoundEffects> {
  const found = [];
  for (const source of sources) found.push({ source, effects: await source.find(db, change) });
  return found;
}

/**
 * Returns the effects without the samples that a person may not see. Samples are shown to administrators and to those
 * who list the records of the model without data rules.
 */
export function seenEffects(
  { administrator, permissions, conditions }: Pick<Person, 'administrator' | 'permissions' | 'conditions'>,
  { before }: StateChange,
  found: FoundEffects,
): Effect[] {
  return found
    .flatMap(({ effects }) => effects)
    .map((effect) => {
      const model = before.models.get(effect.model);
      const lists = model && permissions.has(`${model.permission}:list`) && (conditions?.(model) ?? []).length === 0;
      return administrator || lists ? effect : { ...effect, samples: [] };
    });
}

/**
 * Checks that every effect can be carried out.
 * @throws Refusal when a publication cannot carry out an effect, or an effect requires a decision of the author.
 */
export function refuseUndecided(effects: readonly Effect[], choices: EffectChoices): void {
  const impossible = effects.find(({ refusal }) => refusal !== undefined);
  if (impossible) throw new Refusal(impossible.refusal ?? '', { result: { effects } });
  const open = effects.find(({ id, choices: known = [], needsChoice }) => {
    const chosen = Object.hasOwn(choices, id) ? choices[id] : undefined;
    const isKnown = known.some(({ value }) => value === chosen);
    return chosen === undefined ? needsChoice === true : !isKnown;
  });
  if (!open) return;
  const titles = (open.choices ?? []).map(({ title }) => `“${title}”`).join(say('、'));
  throw new Refusal(say('{message}请先选择：{titles}。没有发布。', { message: open.message, titles }), {
    result: { effects },
  });
}

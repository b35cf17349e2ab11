import type { EffectSource, EffectWork } from './effect.ts';
import type { FoundEffects } from './find-effects.ts';

type Work = Omit<EffectWork, 'effects'>;

/** Lets each source do what comes before the tables of the new models. */
export async function prepareEffects(found: FoundEffects, work: Work): Promise<void> {
  for (const { source, effects } of found) await source.prepare?.({ ...work, effects });
}

/**
 * Lets each source do what comes once the tables are there.
 * @returns work for after the commit.
 */
export async function applyEffects(found: FoundEffects, work: Work): Promise<(() => void)[]> {
  const later: (() => void)[] = [];
  for (const { source, effects } of found) {
    const afterwards: Awaited<ReturnType<NonNullable<EffectSource['apply']>>> = await source.apply?.({
      ...work,
      effects,
    });
    if (afterwards) later.push(afterwards);
  }
  return later;
}

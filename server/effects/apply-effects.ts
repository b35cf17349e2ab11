import type { EffectSource, EffectWork } from './effect.ts';
import type { FoundEffects } from './find-effects.ts';

type Work = Omit<EffectWork, 'effects'>;

export async function prepareEffects(found: FoundEffects, work: Work): Promise<void> {
  for (const { source, effects } of found) await source.prepare?.({ ...work, effects });
}

/**
 * Runs the work of each source that follows the migration of the tables.
 * @returns work to run after the commit.
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

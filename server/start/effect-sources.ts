import { DATE_TIME, formatDate } from '../../src/engine/values/index.ts';
import type { EffectSource } from '../effects/index.ts';
import { defaultEffects } from '../records/index.ts';

/** What a change of documents does to records that exist, in the order in which it is done. */
export function effectSources(): readonly EffectSource[] {
  return [defaultEffects(() => formatDate(new Date(), DATE_TIME))];
}

import { lazyComponent } from '../../../runtime/registry/index.ts';
import { isPhoneNow } from '../../states/index.ts';

/** The cards of a phone, which other screens do not load; a phone loads them beside the first rows. */
export const CardList = lazyComponent(async () => (await import('./CardList.tsx')).CardList);

// Where it fails it is asked for again, and missed, when the rows are here.
if (isPhoneNow()) CardList.preload().catch(() => undefined);

import { chatOf } from '../../routes/index.ts';
import type { WaysIn } from '../../session/index.ts';

/** The third party that a browser is sent to at once: its own chat app where that is set up, else single sign-on. */
export function partyFor(userAgent: string, { providers, sso }: Pick<WaysIn, 'providers' | 'sso'>): string | undefined {
  const chat = chatOf(userAgent);
  return providers.some(({ id }) => id === chat) ? chat : sso;
}

import { chatOf } from '../../routes/index.ts';
import type { WaysIn } from '../../session/index.ts';

/**
 * Returns the third party that a browser is redirected to without a choice: its own chat app if that is configured, or
 * else single sign-on.
 */
export function partyFor(userAgent: string, { providers, sso }: Pick<WaysIn, 'providers' | 'sso'>): string | undefined {
  const chat = chatOf(userAgent);
  return providers.some(({ id }) => id === chat) ? chat : sso;
}

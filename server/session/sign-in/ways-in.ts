import { defineRoute, success, type Route } from '../../http/index.ts';
import type { Settings } from '../../settings/index.ts';
import { sendsSms } from '../sms/index.ts';

export interface WaysIn {
  register: boolean;
  /** `true`: a slider must be dragged before a name and a password are accepted. */
  slider: boolean;
  /** `true`: codes can be sent to telephones to sign in, to register, or for a new password. */
  phone: boolean;
  qr: boolean;
  providers: readonly { id: string; title: string }[];
  cas?: string | undefined;
  /** The target to which people without a session are redirected: `cas` or the id of a provider. */
  sso?: string | undefined;
}

export function waysIn(settings: Settings): WaysIn {
  const { register, signInSlider: slider, oidcProviders, casUrl: cas, sso } = settings;
  const providers = oidcProviders.map(({ id, title }) => ({ id, title }));
  return { register, slider, phone: sendsSms(settings), qr: true, providers, ...(cas && { cas }), ...(sso && { sso }) };
}

export function waysInRoute(ways: WaysIn): Route {
  return defineRoute({ method: 'GET', path: '/sys/waysIn', permission: 'open', handler: () => success(ways) });
}

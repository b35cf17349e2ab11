import { defineRoute, success, type Route } from '../../http/index.ts';
import type { Settings } from '../../settings/index.ts';
import { sendsSms } from '../sms/index.ts';

/** What the sign-in page offers beside name and password. */
export interface WaysIn {
  /** Whether somebody may register. */
  register: boolean;
  /** Whether a handle is to be dragged before a name and a password are taken. */
  slider: boolean;
  /** Whether codes come to telephones: to sign in, to register, for a new password. */
  phone: boolean;
  /** Whether an app that is signed in may sign in a browser that shows it a picture. */
  qr: boolean;
  /** Others that say who somebody is, in the order of their buttons. */
  providers: readonly { id: string; title: string }[];
  /** The CAS server. */
  cas?: string | undefined;
  /** Where people without a session go at once: `cas` or the id of a provider. */
  sso?: string | undefined;
}

/** What the settings offer. */
export function waysIn(settings: Settings): WaysIn {
  const { register, signInSlider: slider, oidcProviders, casUrl: cas, sso } = settings;
  const providers = oidcProviders.map(({ id, title }) => ({ id, title }));
  return { register, slider, phone: sendsSms(settings), qr: true, providers, ...(cas && { cas }), ...(sso && { sso }) };
}

/** Our own: a sign-in page asks what it may offer. */
export function waysInRoute(ways: WaysIn): Route {
  return defineRoute({ method: 'GET', path: '/sys/waysIn', permission: 'open', handler: () => success(ways) });
}

import { isRecord } from '../../schema/json/index.ts';

/** The ways of signing in that the server offers besides the password. */
export interface WaysIn {
  register: boolean;
  /** True if a slider must be dragged before each sign-in by password. */
  slider: boolean;
  phone: boolean;
  qr: boolean;
  providers: { id: string; title: string }[];
  cas?: string;
  /** The party to which users without a session are redirected: `cas` or the id of a provider. */
  sso?: string;
}

/** Parses `/sys/waysIn`; anything missing is not offered. */
export function parseWaysIn(value: unknown): WaysIn {
  const { register, slider, phone, qr, providers, cas, sso } = isRecord(value) ? value : {};
  return {
    register: register === true,
    slider: slider === true,
    phone: phone === true,
    qr: qr === true,
    providers: (Array.isArray(providers) ? providers : []).flatMap((one: unknown) =>
      isRecord(one) && typeof one.id === 'string' && typeof one.title === 'string'
        ? [{ id: one.id, title: one.title }]
        : [],
    ),
    ...(typeof cas === 'string' && /^https?:\/\//.test(cas) && { cas }),
    ...(typeof sso === 'string' && { sso }),
  };
}

import { isRecord } from '../../data-sources/jeecg/index.ts';

/** What the server offers beside name and password. */
export interface WaysIn {
  register: boolean;
  /** A handle is to be dragged before a name and a password are taken. */
  slider: boolean;
  phone: boolean;
  qr: boolean;
  /** Others that say who somebody is. */
  providers: { id: string; title: string }[];
  /** The CAS server. */
  cas?: string;
  /** Where people without a session go at once: `cas` or the id of a provider. */
  sso?: string;
}

/** Reads `/sys/waysIn`; what is not said is not offered. */
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

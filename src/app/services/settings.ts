import type { Signing } from '../../data-sources/jeecg/index.ts';

/** What the page was served with. */
export interface AppSettings {
  /** Base of the API, without a trailing slash. */
  apiBase: string;
  home: string;
  title: string;
  /** Set where the server answers some calls only when they are signed. */
  signing?: Signing;
  /** A JeecgBoot answers, not our own server. */
  isJeecg: boolean;
}

/** Reads the settings from the page's `<meta>` tags, which the server may write. */
export function readSettings(document: Pick<Document, 'querySelector'>): AppSettings {
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim();
  const base = (meta('api-base') ?? '').replace(/\/+$/, '');
  const secret = meta('sign-secret');
  return {
    ...(secret && { signing: { secret, stamp: meta('sign-stamp') === '14' ? '14' : 'epoch' } }),
    apiBase: /^(?:\/(?!\/)|https?:\/\/)/.test(base) ? base : '/jeecg-boot',
    isJeecg: meta('back-end') === 'jeecg',
    home: meta('app-home') || '/dashboard/analysis',
    title: meta('app-title') || 'Pagewright',
  };
}

import { isRecord } from '../../data-sources/jeecg/index.ts';

/** The tenant that a person works for, with what its settings say of the frame. */
export interface Tenant {
  name: string;
  /** Stands beside the logo. */
  shortName?: string;
  /** Stands below the pages. */
  footContent?: string;
}

/** Reads an entry of `tenantList`; undefined where it has no name. */
export function parseTenant(value: unknown): Tenant | undefined {
  if (!isRecord(value) || typeof value.name !== 'string' || value.name.trim() === '') return undefined;
  const { name, shortName, footContent } = value;
  return {
    name,
    ...(typeof shortName === 'string' && shortName !== '' && { shortName }),
    ...(typeof footContent === 'string' && footContent !== '' && { footContent }),
  };
}

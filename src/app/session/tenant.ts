import { isRecord } from '../../schema/json/index.ts';

/** The tenant the user works in, with the settings that concern the frame. */
export interface Tenant {
  name: string;
  shortName?: string;
  footContent?: string;
}

/** Parses an entry of `tenantList`; returns undefined if it has no name. */
export function parseTenant(value: unknown): Tenant | undefined {
  if (!isRecord(value) || typeof value.name !== 'string' || value.name.trim() === '') return undefined;
  const { name, shortName, footContent } = value;
  return {
    name,
    ...(typeof shortName === 'string' && shortName !== '' && { shortName }),
    ...(typeof footContent === 'string' && footContent !== '' && { footContent }),
  };
}

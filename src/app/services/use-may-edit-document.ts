import { useAtomValue } from 'jotai';

import { permissionNames } from '../../engine/permission/index.ts';
import { authorityAtom } from '../session/index.ts';

/** The permission to edit documents; with an area as a suffix, the documents of that area. */
const editPermission = 'system:document:edit';

/** Returns true if the user may edit documents of some area, and therefore design forms. */
export function useMayEditSome(): boolean {
  const authority = useAtomValue(authorityAtom);
  return authority !== undefined && [...permissionNames(authority)].some((name) => name.startsWith(editPermission));
}

/** Returns true if the user may edit a document, and therefore design it. */
export function useMayEditDocument(document: string | undefined): boolean {
  const authority = useAtomValue(authorityAtom);
  if (!authority || document === undefined) return false;
  const held = permissionNames(authority);
  return held.has(editPermission) || held.has(`${editPermission}:${document.slice(0, document.indexOf('/'))}`);
}

import { splitDocumentKey, type DocumentKey } from '../../src/schema/documents/document.ts';
import { kindDefinition } from '../../src/schema/kinds/kinds.ts';
import { areaOf, areasOf, editPermission, type CatalogueState } from '../catalogue/index.ts';
import { checkedBy, Refusal, type PermissionCheck, type Person } from '../http/index.ts';
import { say } from '../locale/index.ts';

export const publishPermission = 'system:document:publish';

export const dataPermission = 'system:document:data';

type Holder = Pick<Person, 'permissions'>;

export function mayEdit({ permissions }: Holder, key: string): boolean {
  const area = areaOf(key);
  return permissions.has(editPermission) || (area !== undefined && permissions.has(`${editPermission}:${area}`));
}

export function mayEditSome({ documents }: Pick<CatalogueState, 'documents'>, { permissions }: Holder): boolean {
  const isHeld = (area: string): boolean => permissions.has(`${editPermission}:${area}`);
  return permissions.has(editPermission) || areasOf(documents).some(isHeld);
}

export function editsSome(current: () => Pick<CatalogueState, 'documents'>): PermissionCheck {
  return checkedBy([editPermission], (person) => mayEditSome(current(), person));
}

export function refuseForeign(person: Holder, keys: readonly DocumentKey[]): void {
  const foreign = keys.find((key) => !mayEdit(person, key));
  if (foreign !== undefined)
    throw new Refusal(say('没有编辑文档 {foreign} 的权限，请联系管理员授权。', { foreign }), {
      status: 403,
      code: 510,
    });
}

export function refuseData({ permissions }: Holder, keys: readonly DocumentKey[]): void {
  const about = keys.find((key) => {
    const kind = splitDocumentKey(key)?.kind;
    return kind !== undefined && kindDefinition(kind).decidesAboutData;
  });
  if (about !== undefined && !permissions.has(dataPermission))
    throw new Refusal(
      say('文档 {about} 决定数据，发布它要有“文档：发布决定数据的文档”的权限，请联系管理员。', { about }),
      {
        status: 403,
        code: 510,
      },
    );
}

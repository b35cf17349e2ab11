import { splitDocumentKey, type DocumentKey } from '../../src/schema/documents/document.ts';
import { kindDefinition } from '../../src/schema/kinds/index.ts';
import { areaOf, areasOf, editPermission, type CatalogueState } from '../catalogue/index.ts';
import { checkedBy, Refusal, type PermissionCheck, type Person } from '../http/index.ts';
import { say } from '../locale/index.ts';

/** The permission to publish documents that one may edit. */
export const publishPermission = 'system:document:publish';

/** The permission that publishing needs besides where a document decides about data. */
export const dataPermission = 'system:document:data';

type Holder = Pick<Person, 'permissions'>;

/** Whether a person may edit the document of that key, whether there is one or not. */
export function mayEdit({ permissions }: Holder, key: string): boolean {
  const area = areaOf(key);
  return permissions.has(editPermission) || (area !== undefined && permissions.has(`${editPermission}:${area}`));
}

/** Whether a person may edit any document. */
export function mayEditSome({ documents }: Pick<CatalogueState, 'documents'>, { permissions }: Holder): boolean {
  const isHeld = (area: string): boolean => permissions.has(`${editPermission}:${area}`);
  return permissions.has(editPermission) || areasOf(documents).some(isHeld);
}

/** Lets through whoever may edit any document. */
export function editsSome(current: () => Pick<CatalogueState, 'documents'>): PermissionCheck {
  return checkedBy([editPermission], (person) => mayEditSome(current(), person));
}

/** @throws Refusal where the person may not edit one of the documents. */
export function refuseForeign(person: Holder, keys: readonly DocumentKey[]): void {
  const foreign = keys.find((key) => !mayEdit(person, key));
  if (foreign !== undefined)
    throw new Refusal(say('没有编辑文档 {foreign} 的权限，请联系管理员授权。', { foreign }), {
      status: 403,
      code: 510,
    });
}

/** @throws Refusal where one of the documents decides about data and the person may not publish such. */
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

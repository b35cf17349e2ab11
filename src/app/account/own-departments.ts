import { type Http, isRecord } from '../../data-sources/jeecg/index.ts';

/** The departments that a person belongs to, and the code of the one he works for now. */
export interface OwnDepartments {
  options: { value: string; label: string }[];
  orgCode: string | undefined;
}

/** `GET /sys/user/getCurrentUserDeparts`; what is no department is left out. Throws `PortError`. */
export async function loadOwnDepartments(http: Http): Promise<OwnDepartments> {
  const { result } = await http.send({ method: 'GET', path: '/sys/user/getCurrentUserDeparts' });
  const { list, orgCode } = isRecord(result) ? result : {};
  const options = (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    if (!isRecord(item) || typeof item.orgCode !== 'string') return [];
    return [{ value: item.orgCode, label: typeof item.departName === 'string' ? item.departName : item.orgCode }];
  });
  return { options, orgCode: typeof orgCode === 'string' && orgCode !== '' ? orgCode : undefined };
}

import type { Http } from '../../data-sources/jeecg/index.ts';
import { say } from '../../locale/index.ts';
import { isRecord } from '../../schema/json/index.ts';

interface OwnDepartments {
  options: { value: string; label: string }[];
  orgCode: string | undefined;
}

async function loadOwnDepartments(http: Http): Promise<OwnDepartments> {
  const { result } = await http.send({ method: 'GET', path: '/sys/user/getCurrentUserDeparts' });
  const { list, orgCode } = isRecord(result) ? result : {};
  const options = (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    if (!isRecord(item) || typeof item.orgCode !== 'string') return [];
    return [{ value: item.orgCode, label: typeof item.departName === 'string' ? item.departName : item.orgCode }];
  });
  return { options, orgCode: typeof orgCode === 'string' && orgCode !== '' ? orgCode : undefined };
}

/** Calls `ask` with the departments of the user, or `warn` if there are none. Throws `PortError`. */
export async function chooseDepartment(
  http: Http,
  warn: (text: string) => void,
  ask: (values: { departments: OwnDepartments['options']; orgCode: string | null; departName: string }) => void,
): Promise<void> {
  const { options, orgCode } = await loadOwnDepartments(http);
  const departName = options.find(({ value }) => value === orgCode)?.label ?? '';
  if (options.length === 0) warn(say('您尚未设置部门信息!'));
  else ask({ departments: options, orgCode: orgCode ?? null, departName });
}

import { personOfToken } from './people.ts';
import type { Row } from './stored-records.ts';

type Handler = (query: URLSearchParams, body: Row, token: string) => Row;

const password = '123456';

/**
 * Creates the tenants of a JeecgBoot since 3.5 with their members: signed-in users see their own tenants, invite by
 * account or mobile number, remove members, and leave with their password unless they own the tenant.
 */
export function storedTenants() {
  const tenants = [
    { id: 1000, name: '国炬', houseNumber: '2PI3U6', createBy: 'jeecg' },
    { id: 1001, name: '敲敲云', houseNumber: 'EX33W8', createBy: 'admin' },
  ];
  const users = [
    { id: 'u0', username: 'admin', realname: '管理员', phone: '18611111111' },
    { id: 'u1', username: 'zhangsan', realname: '张三', phone: '13426411111' },
  ];
  const members = new Map([
    ['1000', ['u0']],
    ['1001', ['u0']],
  ]);
  const membersOf = (tenant: unknown): string[] => members.get(String(tenant)) ?? [];
  const remove = (tenant: unknown, ids: readonly string[]): void =>
    void members.set(
      String(tenant),
      membersOf(tenant).filter((id) => !ids.includes(id)),
    );
  const handlers: Record<string, Handler> = {
    'GET /sys/tenant/getTenantPageListByUserId': (query, _body, token) => {
      const { id } = personOfToken(token);
      const own = tenants.filter((tenant) => membersOf(tenant.id).includes(id));
      return page(own.filter(({ name }) => name.includes(query.get('name') ?? '')));
    },
    'GET /sys/tenant/getTenantUserList': (query) =>
      page(users.filter(({ id }) => membersOf(query.get('userTenantId')).includes(id))),
    'PUT /sys/tenant/invitationUserJoin': (query) => {
      const [name, phone] = [query.get('username'), query.get('phone')];
      if (!name && !phone) return refused('手机号和用户账号不能同时为空！');
      const found = users.find((user) => (phone ? user.phone === phone : user.username === name));
      if (!found) return refused('当前用户不存在，请核对手机号');
      const tenant = query.get('ids') ?? '';
      members.set(tenant, [...membersOf(tenant), found.id]);
      return ok('邀请用户成功');
    },
    'PUT /sys/tenant/leaveTenant': (query) => {
      remove(query.get('tenantId'), (query.get('userIds') ?? '').split(','));
      return ok('请离成功');
    },
    'DELETE /sys/tenant/exitUserTenant': (query, body, token) => {
      const { id, username } = personOfToken(token);
      if (query.get('loginPassword') !== password) return refused('密码不正确');
      const tenant = tenants.find((each) => String(each.id) === String(body['id']));
      if (tenant?.createBy === username)
        return refused(membersOf(tenant.id).length > 1 ? 'assignedOwen' : 'cancelTenant');
      remove(body['id'], [id]);
      return ok('退出租户成功');
    },
  };
  return { handlers };
}

function page(records: Row[]): Row {
  return { ...ok(null), message: '', result: { records, total: records.length, size: 10, current: 1, pages: 1 } };
}

function ok(message: string | null): Row {
  return { success: true, message, code: 200, result: message, timestamp: 0 };
}

function refused(message: string): Row {
  return { success: false, message, code: 500, result: null, timestamp: 0 };
}

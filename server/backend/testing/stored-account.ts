import type { Row } from './stored-records.ts';

type Handler = (query: URLSearchParams, body: Row, token: string) => Row;

const setting = '/sys/user/login/setting';

/**
 * Creates the user's own account: before 3.5 only `appEdit` saves it, which accepts a few fields and no empty text;
 * later `userEdit` does, and both that and `updatePassword` require a point.
 * @param held The points of the signed-in user; absent: all.
 */
export function storedAccount(isLater: boolean, held: readonly string[] | undefined) {
  const account: Row = {
    id: 'me',
    username: 'li',
    realname: '李四',
    email: 'li@example.com',
    telephone: '010-1',
    birthday: '1990-01-02',
    phone: null,
    updateTime: null,
  };
  const passwords = { current: 'old' };
  const isHeld = (point: string): boolean => held === undefined || held.includes(point);
  const change = (given: string | null, wanted: string): Row => {
    if (given !== passwords.current) return refused('旧密码输入错误!');
    passwords.current = wanted;
    return ok(null);
  };
  const guarded = (point: string, handler: Handler): Handler => {
    return (query, body, token) =>
      isHeld(point) ? handler(query, body, token) : { ...refused('没有权限，请联系管理员分配权限！'), code: 510 };
  };
  const taken = ['realname', 'avatar', 'sex', 'phone', 'email', 'birthday'];
  const byPassword: Handler = (_query, body) => change(String(body['oldpassword']), String(body['password']));
  const later: Record<string, Handler> = {
    [`GET ${setting}/getUserData`]: () => ok(account),
    [`POST ${setting}/userEdit`]: guarded('system:user:setting:edit', (_query, body) => {
      for (const [name, value] of Object.entries(body)) if (value !== null) account[name] = value;
      return ok('更新个人信息成功');
    }),
    'PUT /sys/user/updatePassword': guarded('system:user:updatepwd', byPassword),
    'PUT /sys/user/updatePasswordNotBindPhone': (query) =>
      change(query.get('oldPassword'), query.get('password') ?? ''),
  };
  const earlier: Record<string, Handler> = {
    'PUT /sys/user/appEdit': (_query, body) => {
      for (const name of taken) if (typeof body[name] === 'string' && body[name] !== '') account[name] = body[name];
      return ok(null);
    },
    'PUT /sys/user/updatePassword': byPassword,
  };
  return { account, passwords, handlers: isLater ? later : earlier };
}

function ok(result: unknown): Row {
  return { success: true, message: '', code: 200, result, timestamp: 0 };
}

function refused(message: string): Row {
  return { success: false, message, code: 500, result: null, timestamp: 0 };
}

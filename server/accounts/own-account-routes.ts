import type { RecordValues } from '../../src/engine/bill/index.ts';
import { defineRoute, optionalText, Refusal, success, type Call, type Route } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { PermissionParts } from '../permissions/index.ts';
import { contextOf, refuse, type RecordContext } from '../records/index.ts';
import { isTaken, verifyOwnPassword } from '../session/index.ts';
import { userModel } from './user-model.ts';
import { addUserTexts } from './user-texts.ts';

/** The fields that users may change in their account; the others are managed by administrators. */
const ownFields = ['realname', 'avatar', 'sex', 'birthday', 'email', 'phone', 'telephone'] as const;

export function ownAccountRoutes({ database, engine }: PermissionParts): Route[] {
  const withTexts = async (call: Call, user: RecordValues): Promise<RecordValues> => {
    const texts = { ...user, savedPhone: user['phone'] ?? '' };
    await addUserTexts(database, [texts], call.person());
    return texts;
  };
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/user/login/setting/getUserData',
      permission: 'signed-in',
      async handler(call) {
        const user = await engine.get(userModel, call.person().id, ownContext(call)).catch(refuse);
        return success(await withTexts(call, user));
      },
    }),
    defineRoute({
      method: ['PUT', 'POST'],
      path: '/sys/user/login/setting/userEdit',
      permission: 'signed-in',
      async handler(call) {
        const { id } = call.person();
        const body = call.body((read) => read);
        if (body['id'] !== undefined && body['id'] !== id) throw new Refusal(say('只能修改自己的数据'));
        const context = ownContext(call);
        const before = await engine.get(userModel, id, context).catch(refuse);
        const own = ownFields.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]] as const);
        const version = body['version'] === undefined ? {} : { version: body['version'] };
        const changed = (name: 'phone' | 'email') => {
          const text = optionalText(body, name, 100)?.trim() ?? '';
          return text !== '' && text !== before[name] ? text : undefined;
        };
        const [phone, email] = [changed('phone'), changed('email')];
        // A telephone number allows signing in and resetting the password: it must not be changeable by a passer-by at
        // an open page.
        if (phone !== undefined) {
          const password = optionalText(body, 'password', 200) ?? '';
          if (password === '') throw wrong('password', say('修改手机号码时要输入登录密码。'), 'required');
          await verifyOwnPassword(database, call, password);
        }
        if (phone !== undefined && (await isTaken(database, 'phone', phone)))
          throw wrong('phone', say('该手机号已注册'), 'unique');
        if (email !== undefined && (await isTaken(database, 'email', email)))
          throw wrong('email', say('邮箱已被注册'), 'unique');
        const input = { ...Object.fromEntries(own), ...version, id };
        const saved = await engine.edit(userModel, input, context).catch(refuse);
        return success(await withTexts(call, saved), { message: say('更新个人信息成功') });
      },
    }),
  ];
}

/** Data rules restrict which other users are visible, not one's own account. */
function ownContext(call: Call): RecordContext {
  const { conditions: _, ...context } = contextOf(call);
  return context;
}

function wrong(path: string, message: string, rule: string): Refusal {
  return new Refusal(message, { result: { problems: [{ path, severity: 'error', rule, message }] } });
}

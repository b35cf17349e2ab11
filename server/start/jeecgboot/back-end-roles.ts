import { readObjects, readString } from '../../../src/engine/values/index.ts';
import { isJsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { exchangeFor, plainJson } from '../../backend/index.ts';
import { Refusal, type Call } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { ViewRoles } from '../../reports/index.ts';

export function backEndRoles(url: string): ViewRoles {
  const read = async ({ request }: Call, path: string, query?: Record<string, string>): Promise<JsonValue> => {
    const { json } = await exchangeFor(
      url,
      request.headers,
    )({
      method: 'GET',
      path,
      query: new URLSearchParams(query),
    });
    const answer = plainJson(json);
    return isJsonObject(answer) && answer['success'] === true ? (answer['result'] ?? null) : null;
  };
  const roles = async (call: Call) => {
    const found = readObjects(await read(call, '/sys/role/queryall')).map(({ item }) => ({
      id: readString(item['id']) ?? '',
      name: readString(item['roleName']) ?? '',
      code: readString(item['roleCode']) ?? '',
    }));
    return found.toSorted((left, right) => (left.code < right.code ? -1 : 1));
  };
  return {
    async ofCaller(call) {
      const given = await read(call, '/sys/user/queryUserRole', { userid: call.person().id });
      const own = (Array.isArray(given) ? given : []).filter((id) => typeof id === 'string');
      if (own.length < 2) return own;
      const order = (await roles(call)).map(({ id }) => id);
      return own.toSorted((left, right) => order.indexOf(left) - order.indexOf(right));
    },
    async choices(call) {
      const all = await roles(call);
      if (all.length === 0) throw new Refusal(say('后端没有给出角色，不能设默认视图。'));
      return all.map(({ id, name }) => ({ value: id, text: name }));
    },
  };
}

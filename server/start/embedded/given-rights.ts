import type { Catalogue } from '../../catalogue/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import { everybody, type GivenRights, type Holder } from '../../documents/index.ts';
import type { Person } from '../../http/index.ts';
import { logModel, type LogRecorder } from '../../operations/index.ts';
import { roleHolders, type RoleHolder } from '../../permissions/index.ts';

interface Sources {
  database: DynamicKysely;
  catalogue: Catalogue;
  recorder: LogRecorder;
  routes: GivenRights['routesOf'];
}

export function givenRights({ database, catalogue, recorder, routes }: Sources): GivenRights {
  return {
    routesOf: routes,
    roles: async () => (await roleHolders(database)).map(holderOf),
    onAllowed(person, allowed) {
      if (catalogue.current().models.has(logModel)) recorder.record(entryOf(person, allowed));
    },
  };
}

function holderOf({ title, permissions, rules }: RoleHolder): Holder {
  return {
    role: title,
    platform: false,
    has: (permission) => permission === everybody || permissions.has(permission),
    rules: ({ permission }) =>
      rules
        .filter(({ perms }) => perms.split(',').includes(`${permission}:list`))
        .map(({ rule_column: column, rule_conditions: condition, rule_value: value }) =>
          JSON.stringify([column, condition, value]),
        ),
  };
}

function entryOf(
  { username, realname, tenantId }: Person,
  { keys, gained }: { keys: readonly string[]; gained: readonly string[] },
): Parameters<LogRecorder['record']>[0] {
  return {
    content: `发布时知情放行：${gained.join('；')}`,
    type: 2,
    operation: 3,
    success: true,
    account: username,
    realname,
    tenantId,
    address: '',
    duration: 0,
    method: 'POST',
    path: '/sys/document/publish',
    parameters: JSON.stringify({ documents: keys, gained }),
  };
}

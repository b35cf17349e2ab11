import type { RecordValues } from '../../src/engine/bill/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { listOf, optionalText, requiredText, type Call, type Person } from '../http/index.ts';
import {
  changeWithin,
  difference,
  refuseAdministrators,
  refuseForeignRoles,
  refuseGreaterRights,
  type PermissionParts,
} from '../permissions/index.ts';
import { contextOf, refuse, type AlsoSaved } from '../records/index.ts';
import { storePassword } from '../session/index.ts';
import { holdersWithin } from './change-users.ts';
import { rolesOf, setDepartments, setRoles } from './members/index.ts';
import { userDepartments } from './user-departments.ts';
import { userModel } from './user-model.ts';

/**
 * Saves a user with roles and departments in one transaction: a new user if a password hash is given, otherwise an
 * existing one.
 * @returns the user as saved.
 * @throws Refusal if the caller may not change this user or assign these roles, or if the model refuses a value.
 */
export async function saveUser(
  { database, engine, grants }: PermissionParts,
  call: Call,
  user: JsonObject,
  hash?: string,
): Promise<RecordValues> {
  const { roles, departments } = readLinks(user);
  const person = call.person();
  const id = hash === undefined ? requiredText(user, 'id', 64) : undefined;
  if (id !== undefined) await refuseAdministrators(database, person, [id]);
  const before = id === undefined ? [] : await rolesOf(database, id, person);
  const given = difference(before, roles ?? before);
  await refuseForeignRoles(database, person, given.added);
  if (id !== undefined) {
    const isPromoted = given.added.length + given.removed.length > 0;
    const left = departments ? await departmentsLeft(database, id, { departments, person }) : [];
    const moved = isPromoted ? [id] : await holdersWithin(database, left, [id]);
    await refuseGreaterRights(database, person, moved);
  }
  const links: AlsoSaved = async (db, saved) => {
    const userId = String(saved['id']);
    if (hash !== undefined) await storePassword(db, userId, hash);
    if (roles) await changeWithin(db, person, (within) => setRoles(within, userId, roles, person));
    if (departments) await setDepartments(db, userId, departments, person);
  };
  const context = contextOf(call);
  const save = id === undefined ? engine.add : engine.edit;
  const saved = await save(userModel, user, context, links).catch(refuse);
  grants.refresh();
  return saved;
}

async function departmentsLeft(
  database: PermissionParts['database'],
  id: string,
  { departments, person }: { departments: readonly string[]; person: Person },
): Promise<string[]> {
  const held = await userDepartments(database, [id], person);
  return held.flatMap((each) => (departments.includes(each.id) ? [] : [each.id]));
}

function readLinks(body: JsonObject): { roles: string[] | undefined; departments: string[] | undefined } {
  const roles = optionalText(body, 'selectedroles', 20_000);
  const departments = optionalText(body, 'selecteddeparts', 20_000);
  return {
    roles: roles === undefined ? undefined : listOf(roles),
    departments: departments === undefined ? undefined : listOf(departments),
  };
}

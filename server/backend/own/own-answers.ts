import type { BackendDifferences } from '../../../src/engine/backend/index.ts';
import { parseAuthEntries, switchedOff } from '../../../src/engine/permission/index.ts';
import { isJsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import type { CatalogueState } from '../../catalogue/index.ts';
import type { AnswerChange } from '../call-adapter.ts';
import { isMembers, type ExactJson } from '../exact-json.ts';
import { withIcons } from './menu-icons.ts';
import { itemsOr, withOwnDictionaries, type OwnDictionaries } from './own-dictionaries.ts';
import { withOwnMenu } from './own-menu.ts';
import { heldPoints } from './person-points.ts';
import { withReportParameters } from './report-parameters.ts';

export interface OwnParts {
  state: CatalogueState;
  points: Iterable<string>;
  dictionaries: OwnDictionaries;
  differences: BackendDifferences;
}

const items = 'GET /sys/dict/getDictItems/';

/** Calls whose result, or the named member of it, contains all dictionaries by their codes. */
const allDictionaries: Readonly<Record<string, string | undefined>> = {
  'GET /sys/dict/queryAllDictItems': undefined,
  'GET /sys/user/getUserInfo': 'sysAllDictItems',
  'POST /sys/login': 'sysAllDictItems',
  'POST /sys/mLogin': 'sysAllDictItems',
};

/**
 * Returns the change that adds our pages, our names of points and the dictionaries that the back end lacks to an
 * answer, or undefined for other calls.
 */
export function ownAnswer(call: string, parts: OwnParts): AnswerChange | undefined {
  if (call === 'GET /sys/permission/getUserPermissionByToken')
    return (json) => inResult(json, (result) => withPoints(result, parts));
  if (Object.hasOwn(allDictionaries, call)) {
    const member = allDictionaries[call];
    return (json) =>
      inResult(json, (result) => {
        if (member === undefined) return withOwnDictionaries(result, parts.dictionaries);
        return isMembers(result)
          ? { ...result, [member]: withOwnDictionaries(result[member], parts.dictionaries) }
          : result;
      });
  }
  const code = call.startsWith(items) ? decodeURIComponent(call.slice(items.length)) : '';
  return parts.dictionaries.has(code) ? (json) => itemsOr(json, code, parts.dictionaries) : undefined;
}

function inResult(json: ExactJson, change: (result: ExactJson) => ExactJson): ExactJson {
  return isMembers(json) ? { ...json, result: change(json['result']) } : json;
}

function menuHere(menu: ExactJson, { icons, components }: BackendDifferences): ExactJson {
  return withReportParameters(withIcons(menu, icons), components);
}

function withPoints(result: ExactJson, { points, differences, state }: OwnParts): ExactJson {
  if (!isMembers(result)) return result;
  const plain: JsonValue = JSON.parse(JSON.stringify({ auth: result['auth'], allAuth: result['allAuth'] }));
  if (!isJsonObject(plain)) return result;
  const held = heldPoints(plain, points, differences);
  const known = Array.isArray(result['auth']) ? result['auth'] : [];
  const everyPoint: JsonValue[] = Array.isArray(plain['allAuth']) ? plain['allAuth'] : [];
  // A JeecgBoot grants a disabled point to everybody; here it would be denied to everybody.
  const open = switchedOff(parseAuthEntries(everyPoint));
  return {
    ...result,
    menu: withOwnMenu(menuHere(result['menu'], differences), state, new Set(held), differences.components),
    auth: [...known, ...[...open, ...held].map((action) => ({ action, type: '1', describe: action }))],
    allAuth: everyPoint.filter((point) => switchedOff(parseAuthEntries([point])).size === 0),
  };
}

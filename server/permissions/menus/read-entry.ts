import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { PermissionRow } from '../../database/index.ts';
import { optionalText, Refusal, requiredText } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { folderComponent } from '../seed/index.ts';

/**
 * Parses a menu entry or permission point from a body and converts its component and address to JeecgBoot's format
 * (docs/jeecgboot.md, Menus, data rules, departments). Accepts the keys of a node of the menu tree; `menuType` and
 * flags may be numbers, texts or booleans.
 */
export function readEntry(body: JsonObject): Omit<PermissionRow, 'id'> {
  const type = optionalText(body, 'menuType', 1) ?? '1';
  const menuType = type === '0' ? 0 : type === '2' ? 2 : type === '1' ? 1 : undefined;
  if (menuType === undefined) throw new Refusal(say('菜单类型应是 0（菜单）、1（子菜单）或 2（按钮）。'));
  const parent = optionalText(body, 'parentId', 64) || null;
  if (menuType !== 0 && parent === null) throw new Refusal(say('请选择上级菜单。'));
  const component = shortComponent(optionalText(body, 'component', 200) ?? '');
  const perms = optionalText(body, 'perms', 500)?.replaceAll(/\s/g, '') || null;
  if (menuType === 2 && perms === null) throw new Refusal(say('请填写授权标识。'));
  return {
    parent_id: menuType === 0 ? null : parent,
    name: requiredText(body, 'name', 100),
    menu_type: menuType,
    url: menuType === 2 ? null : address(optionalText(body, 'url', 500) ?? ''),
    perms,
    component: component || (menuType === 0 ? folderComponent : null),
    component_name: optionalText(body, 'componentName', 100) || null,
    redirect: optionalText(body, 'redirect', 500) || null,
    perms_type: optionalText(body, 'permsType', 1) === '2' ? '2' : '1',
    icon: optionalText(body, 'icon', 100) || null,
    sort_no: order(body),
    is_route: flag(body, 'route', 1),
    keep_alive: flag(body, 'keepAlive', 0),
    hidden: flag(body, 'hidden', 0),
    hide_tab: flag(body, 'hideTab', 0),
    always_show: flag(body, 'alwaysShow', 0),
    internal_or_external: flag(body, 'internalOrExternal', 0),
    status: optionalText(body, 'status', 1) === '0' ? '0' : '1',
    description: optionalText(body, 'description', 500) ?? null,
  };
}

function shortComponent(text: string): string {
  return text
    .trim()
    .replace(/^\/?(src\/)?(views\/)?/, '')
    .replace(/\.vue$/, '');
}

function address(text: string): string | null {
  const url = text.trim();
  if (url === '') return null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) && !/^https?:\/\//i.test(url))
    throw new Refusal(say('菜单路径只能是站内路径或 http(s) 地址。'));
  return /^(https?:\/\/|\{\{|\/)/i.test(url) ? url : `/${url}`;
}

function order(body: JsonObject): number {
  const number = Number(optionalText(body, 'sortNo', 12) ?? '1');
  if (!Number.isFinite(number) || Math.abs(number) > 1_000_000) throw new Refusal(say('排序应是数字。'));
  return Math.trunc(number);
}

function flag(body: JsonObject, name: string, initial: 0 | 1): 0 | 1 {
  const value = body[name];
  if (value === undefined || value === null) return initial;
  return value === true || value === 1 || value === '1' ? 1 : 0;
}

import { say } from '../../locale/index.ts';
import type { SourceDocument } from '../documents/document.ts';
import { openPageAreas, openPageOf, openPages } from '../documents/open-pages.ts';
import {
  isJsonObject,
  readItems,
  readObject,
  toPointer,
  type JsonObject,
  type JsonValue,
  type Path,
} from '../json/index.ts';
import { listed } from '../parse/index.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { NameFinding } from './name-finding.ts';

/** The components and props that the pages before sign-in support: they are rendered without the runtime. */
const propsOf: Readonly<Record<string, string[]>> = {
  HostPart: ['part'],
  Text: ['text', 'level'],
  PicturePart: ['src', 'alt', 'height'],
  ActionButton: ['type'],
  Tabs: [],
  Grid: ['columns'],
};
const components = Object.keys(propsOf);
const keysOfNode = ['type', 'title', 'x-component', 'x-component-props', 'x-content', 'x-actions', 'properties'];
/**
 * The parts allowed in addition to the forms: on the sign-in page only (`signInParts`), inside Tabs only (`tabsOnly`),
 * on all open pages (`sharedParts`).
 */
const signInParts = ['sign-in-welcome', 'sign-in-remember', 'sign-in-parties'];
const tabsOnly = ['sign-in-phone', 'sign-in-qr'];
const sharedParts = ['sign-in-brand', 'sign-in-picture', 'sign-in-footer'];

const holders = ['Grid', 'Tabs'];

/** Checks a page before sign-in, which supports less of the format than other screens. */
export function findOpenPageMistakes({ key, body }: SourceDocument): NameFinding[] {
  const page = openPageOf(key);
  if (page === undefined) return [];
  const needs = openPages[page];
  const parts = [...needs, ...(page === 'sign-in' ? signInParts : []), ...sharedParts];
  const findings: NameFinding[] = [];
  const placed = new Set<string>();
  const tell = (path: Path, message: string, name?: string, known: readonly string[] = [], atKey = false) => {
    const nearest = name === undefined ? undefined : nearestName(name, known);
    const expected = known.length > 0 ? listed(known) : undefined;
    findings.push({
      code: 'open-page',
      pointer: toPointer(path),
      message,
      ...(atKey && { atKey }),
      ...(nearest !== undefined && { nearest }),
      ...(expected !== undefined && { expected }),
    });
  };
  const visit = (node: JsonObject, path: Path, holder?: JsonValue) => {
    for (const name of Object.keys(node).filter((each) => !keysOfNode.includes(each)))
      tell([...path, name], say('登录前的页面不看“{name}”，请删掉它。', { name }), name, keysOfNode, true);
    const component = node['x-component'];
    if (typeof component === 'string' && !components.includes(component))
      tell(
        [...path, 'x-component'],
        say('登录前的页面里没有组件“{component}”。', { component }),
        component,
        components,
      );
    const props = readObject(node['x-component-props']);
    const { part } = props;
    if (component === 'HostPart' && typeof part === 'string') {
      placed.add(part);
      if (!parts.includes(part))
        tell([...path, 'x-component-props', 'part'], say('这个页面没有部件“{part}”。', { part }), part, parts);
      else if (tabsOnly.includes(part) && holder !== 'Tabs')
        tell([...path, 'x-component-props', 'part'], say('部件“{part}”放在 Tabs 里。', { part }));
    }
    const seen = typeof component === 'string' && Object.hasOwn(propsOf, component) ? propsOf[component] : undefined;
    for (const [name, value] of Object.entries(props)) {
      const at = [...path, 'x-component-props', name];
      if (seen && !seen.includes(name))
        tell(at, say('登录前的页面不看属性“{name}”，请删掉它。', { name }), name, seen, true);
      else if (hasExpression(value)) tell(at, say('登录前的页面里不能用表达式，请写成固定的文字。'));
    }
    if (component === 'ActionButton' && !leads(node))
      tell([...path, 'x-actions'], say('登录前的页面里的按钮是一个链接：请只写一步 navigate。'));
    if (typeof component === 'string' && holders.includes(component)) below(node, path);
  };
  const below = (node: JsonObject, path: Path) => {
    for (const [name, child] of Object.entries(readObject(node['properties'])))
      if (isJsonObject(child)) visit(child, [...path, 'properties', name], node['x-component']);
  };
  for (const [name, area] of Object.entries(readObject(body['properties']))) {
    const path = ['properties', name];
    if (!openPageAreas.includes(name))
      tell(path, say('登录前的页面没有“{name}”这一区。', { name }), name, openPageAreas, true);
    if (!isJsonObject(area)) continue;
    if (area['x-component'] !== 'Grid') tell([...path, 'x-component'], say('登录前的页面的每一区是一个 Grid。'));
    visit(area, path);
  }
  if (!needs.some((part) => placed.has(part))) {
    const named = { parts: listed(needs) };
    const message =
      needs.length > 1
        ? say('这个页面缺少它的部件，要有其中之一：{parts}。', named)
        : say('这个页面缺少它的部件，要有：{parts}。', named);
    tell(['properties'], message);
  }
  return findings;
}

function leads(node: JsonObject): boolean {
  const [step, ...more] = readItems(readObject(node['x-actions'])['press']);
  return more.length === 0 && typeof step?.['navigate'] === 'string' && !hasExpression(step['navigate']);
}

function hasExpression(value: JsonValue | undefined): boolean {
  return typeof value === 'string' && value.includes('{{');
}

import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/json-value.ts';
import { isExpression } from '../../schema/expressions/index.ts';
import { isForbiddenKey } from './names.ts';
import { gateLimits } from './limits.ts';
import { array, below, refuse, refuseDepth, type Shape } from './shape.ts';
import { anyValue, url } from './values.ts';

/** Props that turn a component into code, HTML or another element (lower case). */
const neverAnywhere = new Set(['dangerouslysetinnerhtml', 'srcdoc', 'innerhtml', 'outerhtml', 'ref', 'formaction']);
const neverOnTop = new Set(['key', 'is', 'as', 'component']);
const urlProps = new Set(['href', 'src', 'action', 'url']);

/** Props of any component: forbidden ones and unsafe addresses are dropped and reported, at any depth. */
export const componentProps: Shape = (value, place) => members(value, place, true);

function members(value: JsonValue, place: Parameters<Shape>[1], top: boolean): JsonObject | undefined {
  if (!isJsonObject(value)) return refuse(place, 'wrong-type', '组件属性应当是一个对象。', '对象');
  if (place.depth > gateLimits.depth) return refuseDepth(place);
  const cleaned: JsonObject = {};
  for (const [key, member] of Object.entries(value)) {
    const at = below(place, key);
    const result = isForbidden(key, member, top)
      ? refuse(at, 'forbidden-prop', `组件属性“${key}”不允许使用，没有采用。`)
      : prop(key, member, at);
    if (result !== undefined) cleaned[key] = result;
  }
  return cleaned;
}

function isForbidden(key: string, value: JsonValue, top: boolean): boolean {
  const lower = key.toLowerCase();
  if (neverAnywhere.has(lower) || (top && neverOnTop.has(lower)) || isForbiddenKey(key)) return true;
  if ((top ? /^on/i : /^on[A-Z]/).test(key) && !isExpression(value)) return true;
  return top && key === 'children' && typeof value !== 'string' && value !== null;
}

const prop = (key: string, value: JsonValue, place: Parameters<Shape>[1]): JsonValue | undefined =>
  urlProps.has(key.toLowerCase()) && typeof value === 'string' ? url(value, place) : nested(value, place);

const nested: Shape = (value, place) => {
  if (Array.isArray(value)) return array(nested)(value, place);
  return isJsonObject(value) ? members(value, place, false) : anyValue(value, place);
};

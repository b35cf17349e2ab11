import { say } from '../../locale/index.ts';
import { isExpression } from '../../schema/expressions/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import { gateLimits } from './limits.ts';
import { isForbiddenKey } from './names.ts';
import { array, below, refuse, refuseDepth, type Place, type Shape } from './shape.ts';
import { address, anyValue, string } from './values.ts';

/** Props that turn a component into code, HTML or another element (lower case). */
const neverAnywhere = new Set(['dangerouslysetinnerhtml', 'srcdoc', 'innerhtml', 'outerhtml', 'ref', 'formaction']);
const neverOnTop = new Set(['key', 'is', 'as', 'component']);
const urlProps = new Set(['href', 'src', 'action', 'url']);

/** The props of any component: forbidden ones and unsafe addresses are dropped and reported, at any depth. */
export const componentProps: Shape = (value, place) => members(value, place, true, isExpression);

/** Like `componentProps`, for evaluated props: a text in braces is then plain data and gets no exemption. */
export const evaluatedProps: Shape = (value, place) => members(value, place, true, () => false);

type IsOpen = (value: JsonValue) => boolean;

function members(value: JsonValue, place: Place, top: boolean, isOpen: IsOpen): JsonObject | undefined {
  if (!isJsonObject(value)) return refuse(place, 'wrong-type', say('组件属性应当是一个对象。'), say('对象'));
  if (place.depth > gateLimits.depth) return refuseDepth(place);
  const cleaned: JsonObject = {};
  for (const [key, member] of Object.entries(value)) {
    const at = below(place, key);
    const result = isForbidden(key, member, top, isOpen)
      ? refuse(at, 'forbidden-prop', say('组件属性“{key}”不允许使用，没有采用。', { key }))
      : prop(key, member, at, isOpen);
    if (result !== undefined) cleaned[key] = result;
  }
  return cleaned;
}

function isForbidden(key: string, value: JsonValue, top: boolean, isOpen: IsOpen): boolean {
  const lower = key.toLowerCase();
  if (neverAnywhere.has(lower) || (top && neverOnTop.has(lower)) || isForbiddenKey(key)) return true;
  if ((top ? /^on/i : /^on[A-Z]/).test(key) && !isOpen(value)) return true;
  return top && key === 'children' && typeof value !== 'string' && value !== null;
}

function prop(key: string, value: JsonValue, place: Place, isOpen: IsOpen): JsonValue | undefined {
  if (!urlProps.has(key.toLowerCase()) || typeof value !== 'string') return nested(value, place, isOpen);
  return isOpen(value) ? string(value, place) : address(value, place);
}

function nested(value: JsonValue, place: Place, isOpen: IsOpen): JsonValue | undefined {
  if (Array.isArray(value)) return array((item, at) => nested(item, at, isOpen))(value, place);
  return isJsonObject(value) ? members(value, place, false, isOpen) : anyValue(value, place);
}

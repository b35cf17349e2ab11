import type { JsonValue } from '../../schema/json/json-value.ts';
import { nearestName } from '../../schema/nearest-name.ts';
import { own, readObject } from '../values/json-read.ts';
import { wrongArguments } from './props-schema.ts';
import { array, either, type Place, refuse, type Shape } from './shape.ts';
import * as is from './values.ts';

/** A step names a known action with its first key, and its arguments fit; else the whole step is dropped. */
const step: Shape = (value, place) => {
  const cleaned = readObject(is.valueMap(value, place));
  const name = Object.keys(cleaned)[0];
  const actions = place.gate.vocabulary.actions;
  const entry = name === undefined ? undefined : own(actions, name);
  if (name === undefined || !entry) {
    const nearest = nearestName(name ?? '', Object.keys(actions));
    return refuse(place, 'unknown-action', `没有名为“${name ?? ''}”的动作。`, '已登记的动作名', nearest);
  }
  const wrong = wrongArguments(entry.props, cleaned);
  return wrong === undefined ? cleaned : refuse(place, 'wrong-arguments', `动作“${name}”的参数不对。`, wrong);
};

/** What a button or a submit does: one step or several; a dropped one leaves its place empty. */
export const steps = either([Array.isArray, array(step, true)], [() => true, step]);

/** A document's id, or the body itself. */
export function embedded(body: (value: JsonValue, place: Place) => JsonValue | undefined): Shape {
  return either([(value) => typeof value === 'string', is.documentId], [() => true, body]);
}

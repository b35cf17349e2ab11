import type { CronField, CronItem, CronPart } from '../../../engine/time/cron/index.ts';

/** The modes of a part; `other` is hand-written text that no other mode can represent. */
export type PartMode =
  | 'unset'
  | 'every'
  | 'range'
  | 'loop'
  | 'workday'
  | 'last'
  | 'last-workday'
  | 'before-last'
  | 'last-weekday'
  | 'nth-weekday'
  | 'specify'
  | 'other';

/** The contents of the inputs of all modes, chosen or not. */
export interface PartInputs {
  range: { from: number; to: number };
  loop: { from: number; step: number };
  workday: number;
  before: number;
  lastWeekday: number;
  nth: { weekday: number; nth: number };
  values: number[];
}

export const modesOf: Readonly<Record<CronField, readonly PartMode[]>> = {
  second: ['every', 'range', 'loop', 'specify'],
  minute: ['every', 'range', 'loop', 'specify'],
  hour: ['every', 'range', 'loop', 'specify'],
  day: ['unset', 'every', 'range', 'loop', 'workday', 'last', 'last-workday', 'before-last', 'specify'],
  month: ['every', 'range', 'loop', 'specify'],
  week: ['unset', 'every', 'range', 'loop', 'last-weekday', 'nth-weekday', 'specify'],
  year: ['every', 'range', 'loop', 'specify'],
};

/**
 * The bounds of the inputs; values that Quartz rejects beyond that (a step of 60 minutes, month 0) are reported at OK.
 */
export const boundsOf: Readonly<Record<CronField, { min: number; max: number; maxStep: number }>> = {
  second: { min: 0, max: 59, maxStep: 59 },
  minute: { min: 0, max: 59, maxStep: 60 },
  hour: { min: 0, max: 23, maxStep: 23 },
  day: { min: 1, max: 31, maxStep: 31 },
  month: { min: 0, max: 12, maxStep: 12 },
  week: { min: 1, max: 7, maxStep: 7 },
  year: { min: 2019, max: 2119, maxStep: 99 },
};

/** Returns the initial inputs; years start with this one, a hundred of them within the bounds. */
export function initialInputs(field: CronField, thisYear: number): PartInputs {
  const { max } = boundsOf[field];
  const from = field === 'year' ? thisYear : firstOf(field);
  const to = field === 'year' ? Math.min(thisYear + 100, max) : max;
  return {
    range: { from, to },
    loop: { from, step: 1 },
    workday: 1,
    before: 1,
    lastWeekday: 6,
    nth: { weekday: 2, nth: 1 },
    values: [from],
  };
}

/** Returns the numbers that can be specified one by one. */
export function choicesOf(field: CronField): number[] {
  const first = field === 'year' ? boundsOf.year.min : firstOf(field);
  return Array.from({ length: boundsOf[field].max - first + 1 }, (_, index) => first + index);
}

function firstOf(field: CronField): number {
  return field === 'month' ? 1 : boundsOf[field].min;
}

/** Returns the mode that represents a part, with the inputs set from the part. */
export function modeOf(part: CronPart, inputs: PartInputs): { mode: PartMode; inputs: PartInputs } {
  switch (part.kind) {
    case 'every':
    case 'unset':
      return { mode: part.kind, inputs };
    case 'workday':
      return { mode: 'workday', inputs: { ...inputs, workday: part.day } };
    case 'last-weekday':
      return { mode: 'last-weekday', inputs: { ...inputs, lastWeekday: part.weekday } };
    case 'nth-weekday':
      return { mode: 'nth-weekday', inputs: { ...inputs, nth: { weekday: part.weekday, nth: part.nth } } };
    case 'last':
      if (part.workday) return { mode: part.before === 0 ? 'last-workday' : 'other', inputs };
      return part.before === 0
        ? { mode: 'last', inputs }
        : { mode: 'before-last', inputs: { ...inputs, before: part.before } };
    case 'list':
      return modeOfList(part.items, inputs);
  }
}

function modeOfList(items: CronItem[], inputs: PartInputs): { mode: PartMode; inputs: PartInputs } {
  const [item] = items;
  const values = items.flatMap((each) => (each.kind === 'value' ? [each.value] : []));
  if (values.length === items.length) return { mode: 'specify', inputs: { ...inputs, values } };
  if (items.length > 1 || !item) return { mode: 'other', inputs };
  if (item.kind === 'range' && item.step === undefined) {
    return { mode: 'range', inputs: { ...inputs, range: { from: item.from, to: item.to } } };
  }
  if (item.kind !== 'loop' || item.from === '*') return { mode: 'other', inputs };
  return { mode: 'loop', inputs: { ...inputs, loop: { from: item.from, step: item.step } } };
}

/** Returns the part that a mode creates from its inputs; undefined if it creates none. */
export function partOf(mode: PartMode, inputs: PartInputs): CronPart | undefined {
  switch (mode) {
    case 'unset':
    case 'every':
      return { kind: mode };
    case 'range':
      return { kind: 'list', items: [{ kind: 'range', ...inputs.range }] };
    case 'loop':
      return { kind: 'list', items: [{ kind: 'loop', ...inputs.loop }] };
    case 'workday':
      return { kind: 'workday', day: inputs.workday };
    case 'last':
    case 'last-workday':
      return { kind: 'last', before: 0, workday: mode === 'last-workday' };
    case 'before-last':
      return { kind: 'last', before: inputs.before, workday: false };
    case 'last-weekday':
      return { kind: 'last-weekday', weekday: inputs.lastWeekday };
    case 'nth-weekday':
      return { kind: 'nth-weekday', ...inputs.nth };
    case 'specify': {
      const values = inputs.values.toSorted((left, right) => left - right);
      return values.length === 0
        ? undefined
        : { kind: 'list', items: values.map((value) => ({ kind: 'value', value })) };
    }
    case 'other':
      return undefined;
  }
}

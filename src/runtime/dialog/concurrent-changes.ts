import { bracketed, say } from '../../locale/index.ts';
import { fieldDifferences, type FieldDifference, type FormModel } from '../form/index.ts';
import type { DataRecord } from '../ports/index.ts';
import type { ComparedChanges, ConcurrentChanges } from './kept-paths.ts';

/** Compares the changes in the form with those of the user who saved `current`. */
export function concurrentChanges(form: FormModel, current: DataRecord): ConcurrentChanges {
  return { ...compared(form, current), compare: () => compared(form, current) };
}

function compared(form: FormModel, current: DataRecord): ComparedChanges {
  const sides = { base: form.opened(), theirs: current, mine: form.values() };
  const differences = fieldDifferences(form.resolved, sides);
  const by = (who: FieldDifference['changedBy']) => differences.filter(({ changedBy }) => changedBy === who);
  const found = { current, both: by('both'), theirs: by('them'), mine: by('me') };
  return { ...found, savedToo: savedToo(found), takenOver: takenOver(found) };
}

type Sides = Pick<ComparedChanges, 'current' | 'theirs' | 'mine'>;

function savedToo({ current, theirs }: Sides): string {
  if (theirs.length === 0) return '';
  return say('{who}同时改的{titles}也在。', { who: savedBy(current).who, titles: titlesOf(theirs) });
}

function takenOver({ current, theirs, mine }: Sides): string {
  const { who, when } = savedBy(current);
  const what = theirs.length > 0 ? say('，{titles}已换成对方的', { titles: titlesOf(theirs) }) : '';
  return say('{who}修改了这条记录{when}{what}。{hint}', {
    who,
    when,
    what,
    hint: mine.length > 0 ? say('您填写的都还在，请保存。') : say('您没有不一样的改动。'),
  });
}

/** Returns who saved the record, and when: `“李四”（2026-11-20 10:00:00）`. */
export function savedBy(record: DataRecord): { who: string; when: string } {
  const name = record['updateBy_dictText'] ?? record['updateBy'];
  const time = record['updateTime'];
  return {
    who: typeof name === 'string' && name !== '' ? `“${name}”` : say('其他人'),
    when: typeof time === 'string' && time !== '' ? bracketed(time) : '',
  };
}

/** Joins the titles of fields for a sentence: `等级、手机`. */
export function titlesOf(differences: readonly FieldDifference[]): string {
  return differences.map(({ node }) => node.title).join('、');
}

import { usesOf } from '../../../src/schema/references/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import type { ValueFollower, ValueRenaming } from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import { refused } from '../call/index.ts';
import { fieldsWith, fits } from './renamed-values.ts';
import type { OwnColumn } from './value-effects.ts';
import { replaceValue } from './value-rows.ts';

/** The current documents, and the followers that replace values outside the records. */
export interface ItemMove {
  state: () => ValueRenaming['state'];
  followers: readonly ValueFollower[];
  isOwn: OwnColumn;
}

/**
 * Moves records from a renamed item of a stored dictionary to its new value, together with saved views and data rules.
 * For a dictionary of tenant 0, the records of all tenants are moved.
 * @throws RecordRefusal when documents name the value, or a field is the server's own or cannot store the new value.
 */
export async function moveItem(
  db: DynamicKysely,
  { state: current, followers, isOwn }: ItemMove,
  { dictionary, tenantId, from, to }: { dictionary: string; tenantId: number; from: string; to: string },
): Promise<void> {
  const state = current();
  const { uses } = usesOf(state.documents, { sort: 'item', dictionary, name: from });
  const named = uses.find(({ document }) => !document.endsWith('.dictionary'));
  if (named) {
    const { document, pointer } = named;
    throw refused(
      say(
        '文档 {document} 的 {pointer} 用着值 {from}，没有修改；请用 npm run -s schemas -- rename 连同文档一起改名。',
        {
          document,
          pointer,
          from,
        },
      ),
    );
  }
  for (const { model, field } of fieldsWith(state.models, dictionary)) {
    if (isOwn(model, field))
      throw refused(
        say('“{title}”的“{field}”由系统使用，值 {from} 不能修改；可以改它的文字。', {
          title: model.title,
          field: field.title,
          from,
        }),
      );
    if (!fits(field, to))
      throw refused(
        say('“{title}”的“{field}”放不下值 {to}，没有修改；请换一个值。', {
          title: model.title,
          field: field.title,
          to,
        }),
      );
    await replaceValue(db, model, field, { from, to, tenantId });
    for (const follower of followers)
      await follower.follow(db, { model: model.id, field: field.name, from, to, state });
  }
}

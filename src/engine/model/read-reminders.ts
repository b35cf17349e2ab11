import { say } from '../../locale/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import { compact, readNumber, readObject, readObjects, readString, readStrings, readText } from '../values/index.ts';
import type { ResolvedReminder } from './resolved-model.ts';

/** Parses the reminders of a model; undefined if it has none. Incomplete reminders are left out. */
export function readReminders(value: JsonValue | undefined, modelTitle: string): ResolvedReminder[] | undefined {
  const reminders = readObjects(value).flatMap(({ item }): ResolvedReminder[] => {
    const { name, when, on, priority } = item;
    const text = readText(item.text);
    if (typeof name !== 'string' || typeof when !== 'string' || text === undefined) return [];
    const to = readObject(item.to);
    return [
      {
        name,
        title: readText(item.title) ?? say('{modelTitle}提醒', { modelTitle }),
        on: on === 'change' ? 'change' : 'day',
        when,
        ahead: readNumber(item.ahead) ?? 0,
        to: compact({ field: readString(to.field), role: readString(to.role), users: readStrings(to.users) }),
        text,
        priority: priority === 'L' || priority === 'H' ? priority : 'M',
      },
    ];
  });
  return reminders.length > 0 ? reminders : undefined;
}

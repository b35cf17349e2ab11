import type { Locale } from './designer-words.ts';
import { inWords, type Message, type Phrases, type Titles } from './messages.ts';
import { stepInWords, type Step, type StepNames } from './step-words.ts';

/** The kinds of notes about an action, with the values for their texts. */
interface NoteValues {
  lost: [titles: readonly Titles[]];
  copied: [count: number];
  /** Fields that the model of this form does not have. */
  lackingFields: [names: readonly string[]];
  notPasted: [count: number, first: string];
}

/** A note for the user about an action. */
export type Note = Message<NoteValues>;

/** The last action and its notes. */
export interface Announcement {
  step?: { way: 'done' | 'undone' | 'redone'; step: Step };
  notes?: readonly Note[];
}

const noteWords: Readonly<Record<Locale, Phrases<NoteValues>>> = {
  'zh-CN': {
    lost: (titles) => `去掉了：${titles.map((title) => title['zh-CN']).join('、')}。`,
    copied: (count) => `已复制 ${count} 个组件。`,
    lackingFields: (names) =>
      `这张表单的模型没有字段${names.map((name) => `“${name}”`).join('、')}，已把它们的类型写在表单里。`,
    notPasted: (count, first) => `有 ${count} 处没有粘贴：${first}`,
  },
  'en-US': {
    lost: (titles) => `Taken away: ${titles.map((title) => title['en-US']).join(', ')}.`,
    copied: (count) => `${count} ${count === 1 ? 'component' : 'components'} copied.`,
    lackingFields: (names) =>
      `The model of this form does not have ${names.map((name) => `“${name}”`).join(', ')}; their types are written in the form.`,
    notPasted: (count, first) => `Not pasted, ${count}: ${first}`,
  },
};

const ways: Readonly<Record<Locale, Readonly<Record<'done' | 'undone' | 'redone', (step: string) => string>>>> = {
  'zh-CN': { done: (step) => step, undone: (step) => `撤销：${step}`, redone: (step) => `重做：${step}` },
  'en-US': { done: (step) => step, undone: (step) => `Undone: ${step}`, redone: (step) => `Redone: ${step}` },
};

const stops: Readonly<Record<Locale, string>> = { 'zh-CN': '。', 'en-US': '. ' };

function noteInWords(note: Note, locale: Locale): string {
  return inWords(noteWords[locale], note);
}

/** Returns the text of an action with its notes. */
export function announcementInWords({ step, notes = [] }: Announcement, locale: Locale, names?: StepNames): string {
  const done = step ? ways[locale][step.way](stepInWords(step.step, locale, names)) : '';
  const more = notes.map((note) => noteInWords(note, locale)).join(locale === 'zh-CN' ? '' : ' ');
  return done !== '' && more !== '' ? `${done}${stops[locale]}${more}` : `${done}${more}`;
}

/** The texts of the designer in its languages. Stored steps and refusals get their text only when they are shown. */
export { type DesignerWords, designerWords, type Locale } from './designer-words.ts';
export { type DialogWords, dialogWords } from './dialog-words.ts';
export { type PageWords, pageWords } from './page-words.ts';
export { type Refusal, refusalInWords } from './refusal-words.ts';
export { sameTitle, type Titles } from './messages.ts';
export type { ShortcutName } from './shortcut-name.ts';
export { shortcutWords } from './shortcut-words.ts';
export { type Step, stepInWords, type StepNames } from './step-words.ts';
export { type Note, type Announcement, announcementInWords } from './announcement-words.ts';

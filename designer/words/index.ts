/** What the designer says about its canvas, in the languages that it has. */
export { type DesignerWords, designerWords, type Locale } from './designer-words.ts';
export { type PageWords, pageWords } from './page-words.ts';
export { shortcutWords } from './shortcut-words.ts';

/** What the server says, in the language of who asks: Chinese in the source, English in `en-us.json`. */
export { say, text, type Text } from './say.ts';
export { type Asking, languageIn, localeOf, spoken, spokenTo } from './spoken.ts';

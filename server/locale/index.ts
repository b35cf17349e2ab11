/** The texts of the server in the caller's language: Chinese in the source, English in the texts of each room. */
export { say, text, type Text } from './say.ts';
export {
  type Asking,
  type Language,
  languageIn,
  localeOf,
  otherLanguages,
  spoken,
  spokenLanguage,
  spokenTo,
} from './spoken.ts';

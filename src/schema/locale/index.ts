/** What the program says, in the language of the person: Chinese in the source, English in `en-us.json`. */
export { bracketed } from './bracketed.ts';
export {
  askLanguage,
  type Catalogue,
  currentLocale,
  filled,
  type Language,
  loadCatalogue,
  type Locale,
  say,
  type Say,
  setLocale,
  type Text,
  text,
  textTable,
  translated,
} from './say.ts';

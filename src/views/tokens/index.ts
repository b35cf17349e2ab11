/** The colours and measures of the theme, for style sheets. */
export { controlColors } from './control-colors.ts';

/** The colours and sizes of the theme, for style sheets. */
export { controlColors } from './control-colors.ts';

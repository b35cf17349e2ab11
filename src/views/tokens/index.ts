export { controlColors } from './control-colors.ts';

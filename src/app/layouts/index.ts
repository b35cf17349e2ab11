/** The shell around the pages of the menu: header, side menu, tabs. */
export { BasicLayout } from './BasicLayout.tsx';

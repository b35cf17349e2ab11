export { BasicLayout } from './BasicLayout.tsx';

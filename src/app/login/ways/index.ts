/** The ways in beside name and password, loaded when one is chosen. */
export { OtherWay } from './OtherWay.tsx';

export { OtherWay } from './OtherWay.tsx';

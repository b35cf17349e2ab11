export { BoundParties } from './BoundParties.tsx';
export { OwnSessions } from './OwnSessions.tsx';
export { SecondFactor } from './SecondFactor.tsx';

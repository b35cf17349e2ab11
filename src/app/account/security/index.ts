/** How one signs in, and where one is signed in. */
export { BoundParties } from './BoundParties.tsx';
export { OwnSessions } from './OwnSessions.tsx';
export { SecondFactor } from './SecondFactor.tsx';

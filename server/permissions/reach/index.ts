export { type HeldRule, marksIn, namesOf, narrowings, type RoleReach, ruleMark, ruleSetsOf } from './role-reach.ts';
export { rulesInForce } from './rules-in-force.ts';

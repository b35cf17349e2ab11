export {
  byPassword,
  bySecondFactor,
  createSession,
  type Credentials,
  type Session,
  type WayIn,
} from './create-session.ts';
export { parseUser } from './user.ts';
export { followOtherTabs } from './follow-other-tabs.ts';
export { authorityAtom, expiredAtom, type SessionRefusal, userAtom } from './session-atoms.ts';
export { createSessionStore, type SessionStore } from './session-store.ts';
export { CaptchaRequired, FactorRequired, parseSetup, parseSignIn, type SignInAnswer } from './sign-in-answer.ts';
export { signedOutByChoice, noteSignOut } from './chosen-sign-out.ts';
export { createTokenRenewal } from './token-renewal.ts';
export { createSessionHolds } from './session-holds.ts';
export { signInProblem } from './sign-in-problem.ts';
export { parseWaysIn, type WaysIn } from './ways-in.ts';
export { endBriefSession, keepSignedInCookie } from './signed-in-cookie.ts';
export { TenantLine } from './TenantLine.tsx';

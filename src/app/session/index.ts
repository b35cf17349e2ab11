/** The session: who is signed in, what he may do, and where the browser keeps it. */
export { permissionNames } from './authority.ts';
export { createSession, type Credentials, type Session } from './create-session.ts';
export { followOtherTabs } from './follow-other-tabs.ts';
export { authorityAtom, expiredAtom, userAtom } from './session-atoms.ts';
export { createSessionStore, type SessionStore } from './session-store.ts';
export { CaptchaRequired } from './sign-in-answer.ts';
export { createTokenRenewal } from './token-renewal.ts';
export { signInProblem } from './sign-in-problem.ts';
export { keepSignedInCookie } from './signed-in-cookie.ts';

/** How often who is not signed in may ask. */
export { type Attempt, isSuspicious, noteAttempt } from './login-attempts.ts';
export { countOpenQuestion } from './open-questions.ts';
export { createWorkQueue } from './work-queue.ts';
